/** The shape of each seat, 20 × 20: its colour never goes without it. */
import type { Shape } from "@/games/contract";

export const shapes: Record<Shape, string> = {
  circle: "M10 1.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17Z",
  square: "M2.500 2.500h15v15h-15z",
  triangle: "M10 1.500 19 18H1z",
  diamond: "M10 .8 19.200 10 10 19.200.8 10z",
  star: "m10 .8 2.800 6 6.500.8-4.800 4.500 1.300 6.500L10 15.400l-5.800 3.200 1.300-6.500L.7 7.600l6.500-.8z",
};
