/** Seats wear the colour of their rover, once they have chosen it. */
import type { PaletteOf } from "@/games/contract";
import type { progers } from "@/wire/generated";

export const paletteOf: PaletteOf = (view) =>
  (view.board as progers.Board).rovers.map((rover) => (rover.colour < 0 ? null : rover.colour));
