/** Where things are on the drawn map: a cell is 100 wide, the scales of the dice run along its upper and left edge. */
import type { trappers } from "@/wire/generated";

export type Ground = trappers.GroundView;
export const CELL = 100;
export const RIM = 34; // for the scales
export const EDGE = 12; // on the other two sides

export const boxOf = (ground: Ground): string =>
  `${-RIM} ${-RIM} ${ground.cols * CELL + RIM + EDGE} ${ground.rows * CELL + RIM + EDGE}`;

export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export const cornerOf = (cell: number, ground: Ground): Spot => ({
  x: (cell % ground.cols) * CELL,
  y: Math.floor(cell / ground.cols) * CELL,
});

/** Where a rover stands that is alone there. */
export const STAND: Spot = { x: 50, y: 58 };

export const spotOf = (cell: number, ground: Ground): Spot => {
  const { x, y } = cornerOf(cell, ground);
  return { x: x + STAND.x, y: y + STAND.y };
};

const BESIDE: Spot[][] = [
  [{ x: 0, y: 0 }],
  [
    { x: -20, y: -4 },
    { x: 20, y: 6 },
  ],
  [
    { x: -23, y: -12 },
    { x: 23, y: -12 },
    { x: 0, y: 16 },
  ],
  [
    { x: -23, y: -14 },
    { x: 23, y: -14 },
    { x: -23, y: 17 },
    { x: 23, y: 17 },
  ],
];

/** The n-th of several rovers on one cell, and how large they are drawn. */
export function placeOf(cell: number, n: number, of: number, ground: Ground): Spot & { size: number } {
  const spot = spotOf(cell, ground);
  const by = BESIDE[Math.min(of, BESIDE.length) - 1]?.[n] ?? STAND;
  return { x: spot.x + by.x, y: spot.y + by.y, size: of > 2 ? 0.64 : of > 1 ? 0.76 : 1 };
}

/** A crack along the border of two neighbouring cells, as a closed path; the same one every time. */
export function crackOf([a, b]: [number, number], ground: Ground): string {
  const [one, two] = [Math.min(a, b), Math.max(a, b)];
  const upright = two === one + 1;
  const { x, y } = cornerOf(two, ground);
  const jag = (n: number) => 4 + ((one * 37 + n * 53) % 7) * 0.9;
  const points = Array.from({ length: 9 }, (_, n) => 4 + n * 11.5);
  const side = (sign: number) =>
    points.map((along, n) => {
      const out = (n === 0 || n === 8 ? 0.6 : jag(n * 2 + (sign > 0 ? 1 : 0))) * sign;
      return upright ? `${x + out} ${y + along}` : `${x + along} ${y + out}`;
    });
  return `M${[...side(-1), ...side(1).reverse()].join("L")}Z`;
}
