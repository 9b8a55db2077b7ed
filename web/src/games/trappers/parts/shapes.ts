/** The shapes of seats around 0, about 20 wide, for drawings. */
import type { Shape } from "@/games/contract";

export const SHAPES: Record<Shape, string> = {
  circle: "M0-9a9 9 0 1 1 0 18A9 9 0 0 1 0-9Z",
  square: "M-8-8H8V8H-8Z",
  triangle: "M0-10 10 8H-10Z",
  diamond: "M0-11 11 0 0 11-11 0Z",
  star: "m0-10 3 6.400 7 .8-5.100 4.800 1.400 7L0 5.600l-6.300 3.400 1.400-7L-10-2.800l7-.8Z",
};
