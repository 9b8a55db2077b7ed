/** How seats look: a colour-blind-safe set, and a shape each. */
import type { Say, SeatLook, Shape } from "@/games/contract";
import type { SeatInfo } from "@/wire/generated";

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "star"];
const NONE = { shape: "circle" as Shape, colour: "var(--line)", on: "var(--ink)", ink: "var(--soft)" };

export function nameOf(seat: SeatInfo, say: Say): string {
  return seat.name || say(seat.who === "bot" ? "bot-name" : "seat-name", { number: seat.seat + 1 });
}

/** The n-th colour and shape; the neutral one of who has not chosen yet. */
export function dress(n: number | null): Pick<SeatLook, "shape" | "colour" | "on" | "ink"> {
  if (n === null || n < 0) return NONE;
  const at = n % SHAPES.length;
  return {
    shape: SHAPES[at]!,
    colour: `var(--seat-${at})`,
    on: `var(--seat-${at}-on)`,
    ink: `var(--seat-${at}-ink)`,
  };
}

/** `palette` is the game's own, where its players choose their colours. */
export function looksOf(
  seats: SeatInfo[],
  say: Say,
  asked: ReadonlySet<number> = new Set(),
  palette?: (number | null)[],
): SeatLook[] {
  return seats.map((info) => ({
    seat: info.seat,
    name: nameOf(info, say),
    ...dress(palette ? (palette[info.seat] ?? null) : info.seat),
    bot: info.who === "bot",
    yours: info.yours,
    asked: asked.has(info.seat),
  }));
}
