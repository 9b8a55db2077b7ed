/** Small things every part of the board needs: what is asked of this seat, colours, lists of phrases. */
import type { Say } from "@/games/contract";
import type { AskView, Phrase, View } from "@/wire/generated";

export const [PALACE, AGORA] = [126, 127];
export const [SPEAKER, ARCHON] = [30, 36];
export const COLOURS = [0, 1, 2, 3, 4] as const;
export const LETTERS = "ROYBP";
export const TEMPLES = ["forest", "mountain", "sea"] as const;
export const GOODS = ["stone", "food", "wisdom", "gold"] as const;

export const askOf = (view: View, seat: number | null): AskView | undefined =>
  seat === null ? undefined : view.asks.find((ask) => ask.seat === seat && ask.options !== null);

export const hue = (colour: number): string => (colour < 0 ? "var(--hue-none)" : `var(--hue-${colour})`);
export const deep = (colour: number): string =>
  colour < 0 ? "var(--hue-none-deep)" : `var(--hue-${colour}-deep)`;
/** Something legible on a colour. */
export const on = (colour: number): string =>
  [0, 3, 4].includes(colour) ? "oklch(0.99 0.01 90)" : "oklch(0.2 0.04 60)";

export const colourOf = (worker: number): number => (worker < SPEAKER ? Math.floor(worker / 6) : -1);
export const valueOf = (worker: number): number =>
  worker === ARCHON ? 0 : worker < SPEAKER ? (worker % 6) + 1 : worker - SPEAKER + 1;

/** Equal dice are told apart by their place among their likes: names for what travels. */
export function numbered<T>(things: readonly T[], name: (thing: T) => string): { thing: T; id: string }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const base = name(thing);
    const n = seen.get(base) ?? 0;
    seen.set(base, n + 1);
    return { thing, id: n ? `${base}-${n}` : base };
  });
}

export function sayAll(phrases: readonly Phrase[], say: Say): string {
  const text = phrases.map((phrase) => say(phrase)).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sayWorker(worker: number, say: Say): string {
  if (worker === ARCHON) return say("archon");
  if (worker >= SPEAKER) return say("speaker-die", { value: valueOf(worker) });
  return say("citizen-die", {
    colour: say(`colour-${LETTERS[colourOf(worker)]}`),
    value: valueOf(worker),
  });
}
