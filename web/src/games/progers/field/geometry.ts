/** Where things are on the picture: a field seen from the south and above, ranks going up, hills raised. */
import type { progers } from "@/wire/generated";

export const WIDTH = 100; // of a cell
export const DEPTH = 88; // of a cell, seen at a slant
export const STOREY = 25;
export const MARGIN = 34;
export const SIDE = 20; // of the slab the field lies on
export const WALL = 22; // height of a wall

export type Ground = progers.GroundView;

/** The picture's frame: the field with its rim, and room above for what stands on the far rank. */
export function frameOf(size: number): { x: number; y: number; width: number; height: number } {
  return {
    x: -MARGIN,
    y: -MARGIN - 6,
    width: size * WIDTH + 2 * MARGIN,
    height: size * DEPTH + 2 * MARGIN + SIDE + 14,
  };
}

/** A place: across, down the picture, and up from the ground. */
export interface Spot {
  x: number;
  y: number;
  z: number;
}

export const fileOf = (cell: number, size: number) => cell % size;
export const rankOf = (cell: number, size: number) => Math.floor(cell / size);
export const nameOf = (cell: number, size: number) =>
  String.fromCharCode(97 + fileOf(cell, size)) + (rankOf(cell, size) + 1);

export const left = (cell: number, size: number) => fileOf(cell, size) * WIDTH;
/** The far edge of a cell, on the ground. */
export const far = (cell: number, size: number) => (size - 1 - rankOf(cell, size)) * DEPTH;

/** Where things stand on a cell: its middle, or farther back where the hill before it hides a part of it. */
export function spotOf(cell: number, ground: Ground): Spot {
  const { size, height } = ground;
  const own = height[cell] ?? 0;
  const hidden = Math.max(0, (height[beside(cell, 2, size)] ?? 0) - own) * STOREY;
  return { x: left(cell, size) + WIDTH / 2, y: far(cell, size) + DEPTH / 2 - hidden * 0.4, z: own * STOREY };
}

/** The rank a spot is drawn with: what is nearer hides what is farther. */
export function rankAt(y: number, size: number): number {
  return Math.max(0, Math.min(size - 1, size - 1 - Math.floor(y / DEPTH)));
}

/** The cell beyond a side, -1 beyond the rim. Headings: n e s w. */
export function beside(cell: number, heading: number, size: number): number {
  const [file, rank] = [fileOf(cell, size), rankOf(cell, size)];
  if (heading === 0) return rank < size - 1 ? cell + size : -1;
  if (heading === 1) return file < size - 1 ? cell + 1 : -1;
  if (heading === 2) return rank > 0 ? cell - size : -1;
  return file > 0 ? cell - 1 : -1;
}

/** A cell as an outline, rounded where its hill ends on both sides of a corner. */
export function outline(cell: number, ground: Ground): string {
  const { size, height, hill } = ground;
  const x = left(cell, size);
  const y = far(cell, size) - (height[cell] ?? 0) * STOREY;
  const free = [0, 1, 2, 3].map((heading) => {
    const other = beside(cell, heading, size);
    return other < 0 || hill[other] !== hill[cell];
  });
  const round = (a: number, b: number) => (free[a] && free[b] ? 16 : 0);
  const [nw, ne, se, sw] = [round(0, 3), round(0, 1), round(2, 1), round(2, 3)];
  return (
    `M${x + nw} ${y}H${x + WIDTH - ne}q${ne} 0 ${ne} ${ne}V${y + DEPTH - se}q0 ${se} ${-se} ${se}` +
    `H${x + sw}q${-sw} 0 ${-sw} ${-sw}V${y + nw}q0 ${-nw} ${nw} ${-nw}z`
  );
}

/** Drawn by chance, but each time alike: grains of the ground. */
export function grains(cell: number, count: number): { x: number; y: number; r: number }[] {
  let seed = (cell + 7) * 2654435761;
  const next = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff), seed / 0x7fffffff);
  return Array.from({ length: count }, () => ({
    x: 10 + next() * (WIDTH - 20),
    y: 10 + next() * (DEPTH - 20),
    r: 1.4 + next() * 3.2,
  }));
}
