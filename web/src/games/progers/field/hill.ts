/** A hill that is still in hand, as a ground with nothing on it but that hill. */
import type { progers } from "@/wire/generated";
import { beside, type Ground } from "./geometry";

/** It lies with its south-west corner on a cell; what would stick out over the rim is left away. */
export function groundOf(hill: progers.HillView, quarter: number, size: number, corner = 0): Ground {
  const [file, rank] = [corner % size, Math.floor(corner / size)];
  const at = ([x, y]: readonly [number, number, ...number[]]): number =>
    file + x < size && rank + y < size ? corner + y * size + x : -1;
  const cells = (hill.shapes[quarter] ?? []).map(at).filter((cell) => cell >= 0);
  const flat = Array.from({ length: size * size }, () => 0);
  const on = <S extends readonly [number, number, ...number[]]>(sides: S[] | undefined) =>
    (sides ?? []).filter((side) => at(side) >= 0);
  /** Walls are told from the cell south or west of them. */
  const wall = (cell: number, heading: number): [number, number] =>
    heading < 2 ? [cell, heading] : [beside(cell, heading, size), heading - 2];
  return {
    size,
    height: flat.map((_, cell) => (cells.includes(cell) ? hill.height : 0)),
    hill: flat.map((_, cell) => (cells.includes(cell) ? 0 : -1)),
    marks: on(hill.marks[quarter]).map(at),
    walls: on(hill.walls[quarter]).map((side) => wall(at(side), side[2])),
    lifts: on(hill.lifts[quarter]).map((side) => ({
      platform: at(side),
      heading: side[2],
      lower: beside(at(side), side[2], size),
      works: true,
    })),
    corners: [],
  };
}
