/** How seats look: a colour-blind-safe set, and a shape each. */
import type { SeatLook, Shape } from "@/games/contract";
import type { Say } from "@/games/contract";
import type { SeatInfo } from "@/wire/generated";

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "star"];

export function nameOf(seat: SeatInfo, say: Say): string {
  return seat.name || say(seat.who === "bot" ? "bot-name" : "seat-name", { number: seat.seat + 1 });
}

export function looksOf(seats: SeatInfo[], asked: ReadonlySet<number>, say: Say): SeatLook[] {
  return seats.map((info) => {
    const n = info.seat % SHAPES.length;
    return {
      seat: info.seat,
      name: nameOf(info, say),
      shape: SHAPES[n]!,
      colour: `var(--seat-${n})`,
      on: `var(--seat-${n}-on)`,
      ink: `var(--seat-${n}-ink)`,
      bot: info.who === "bot",
      yours: info.yours,
      asked: asked.has(info.seat),
    };
  });
}
