/** Seats wear the colour of their Trapper, once they have chosen it. */
import type { PaletteOf } from "@/games/contract";
import type { trappers } from "@/wire/generated";

export const paletteOf: PaletteOf = (view) =>
  (view.board as trappers.Board).trappers.map((each) => (each.colour < 0 ? null : each.colour));
