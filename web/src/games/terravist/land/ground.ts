/** Where boards, niches and seams lie on the map, in units of one niche. */
import type { terravist } from "@/wire/generated";
import { SIDE } from "../words";

export const [WIDE, HIGH] = [4, 3];

export interface Spot {
  x: number;
  y: number;
}

export interface Ground {
  wide: number;
  high: number;
  /** Upper left corner of a cell. */
  corner: (cell: number) => Spot;
  /** Middle of a place, where it is drawn. */
  spots: Map<number, Spot>;
  /** Seams that run from north to south lie between boards side by side. */
  upright: Set<number>;
}

const at = (cell: number): Spot => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) });

/** `free` are cells that shall be in the picture too. */
export function groundOf(board: terravist.Board, free: readonly number[] = []): Ground {
  const laid = board.boards.filter((each) => each.cell >= 0);
  const cells = [...laid.map((each) => each.cell), ...free].map(at);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs, SIDE), Math.min(...ys, SIDE)];
  const corner = (cell: number): Spot => ({ x: (at(cell).x - left) * WIDE, y: (at(cell).y - top) * HIGH });
  const spots = new Map<number, Spot>();
  for (const one of laid) {
    const from = corner(one.cell);
    for (const niche of one.niches)
      spots.set(niche.place, { x: from.x + niche.x + 0.5, y: from.y + niche.y + 0.5 });
  }
  const upright = new Set<number>();
  for (const seam of board.seams) {
    const [a, b] = seam.niches.map((niche) => spots.get(niche));
    if (!a || !b) continue;
    const beside = Math.abs(a.x - b.x) > Math.abs(a.y - b.y);
    if (beside) upright.add(seam.place);
    // A seam that is a place of its own lies beside the two niches, not on them; where no sign of a board is.
    const aside = board.overlay ? 0 : 0.85; // a little less than one, for the corner where four boards meet
    spots.set(seam.place, {
      x: (a.x + b.x) / 2 - (beside ? 0 : aside),
      y: (a.y + b.y) / 2 + (beside ? aside : 0),
    });
  }
  return {
    wide: cells.length ? (Math.max(...xs) - left + 1) * WIDE : WIDE,
    high: cells.length ? (Math.max(...ys) - top + 1) * HIGH : HIGH,
    corner,
    spots,
    upright,
  };
}
