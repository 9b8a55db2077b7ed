/** The four Trappers before anybody wears them: the colours and shapes that seats will have. */
import type { SeatLook, Shape } from "@/games/contract";

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond"];

export const dressed: SeatLook[] = SHAPES.map((shape, n) => ({
  seat: n,
  name: "",
  shape,
  colour: `var(--seat-${n})`,
  on: `var(--seat-${n}-on)`,
  ink: `var(--seat-${n}-ink)`,
  bot: false,
  yours: false,
  asked: false,
}));
