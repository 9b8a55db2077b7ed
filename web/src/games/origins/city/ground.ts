/** Where a city's tiles and the empty places beside them are drawn. */
import type { origins } from "@/wire/generated";

export interface Spot {
  cell: number;
  x: number;
  y: number;
}

/** Every empty place that shares a side with a tile. Whether a tile may go there is not said here. */
export function spotsAround(city: origins.TileView[], reach: number): Spot[] {
  const side = 2 * reach + 1;
  const taken = new Set(city.map((tile) => tile.cell));
  const found = new Map<number, Spot>();
  for (const { x, y } of city)
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const cell = (y + dy + reach) * side + x + dx + reach;
      if (Math.max(Math.abs(x + dx), Math.abs(y + dy)) <= reach && !taken.has(cell))
        found.set(cell, { cell, x: x + dx, y: y + dy });
    }
  return [...found.values()].sort((a, b) => a.cell - b.cell);
}

/** Room for the city and one place around it, in the units of the drawing: y goes up in a city. */
export function boundsOf(city: origins.TileView[]): { x: number; y: number; width: number; height: number } {
  const xs = city.map((tile) => tile.x);
  const ys = city.map((tile) => tile.y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 2];
  const [low, high] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  return {
    x: left * 100 - 6,
    y: -high * 100 - 6,
    width: (right - left) * 100 + 12,
    height: (high - low + 1) * 100 + 12,
  };
}

/** The four tiles of a district as they lie: top left, top right, bottom left, bottom right. */
export function tilesAround(
  city: origins.TileView[],
  { x, y }: { x: number; y: number },
): (origins.TileView | undefined)[] {
  return [
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0],
  ].map(([dx, dy]) => city.find((tile) => tile.x === x + dx! && tile.y === y + dy!));
}
