/** Small things every part of the board needs. */
import type { Say } from "@/games/contract";
import type { AskView, Phrase, View } from "@/wire/generated";

export const HABITATS = ["forest", "grassland", "coast", "ocean", "river"] as const;
export const TOKENS = ["L0", "L1", "L2", "L3", "H"] as const;
export const LINES = ["creatures", "positions", "goals", "development", "eggs", "tucked"] as const;
/** Costs are listed as L0 L1 L2 L3 H, any, eggs. */
export const [ANY, EGGS] = [5, 6];
/** The kind of token that stands for people. */
export const HUMAN = 4;
export const SIDE = 9;

export const askOf = (view: View, seat: number | null): AskView | undefined =>
  seat === null ? undefined : view.asks.find((ask) => ask.seat === seat && ask.options !== null);

/** What an ability says, as a sentence begins. */
export function sentence(phrase: Phrase, say: Say): string {
  const text = say(phrase);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** n of each kind, one after another: what is drawn as a row of tokens. */
export const spread = (cost: readonly number[]): { kind: number; key: string }[] =>
  cost.flatMap((n, kind) =>
    Array.from({ length: Math.max(0, n) }, (_, k) => ({ kind, key: `${kind}-${k}` })),
  );
