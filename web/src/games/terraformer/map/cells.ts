/** A map as cells around points: every point owns what lies nearest to it, with borders as nature draws them. */

export interface Point {
  x: number;
  y: number;
}

/** A side of a cell: from, to, and the number of the point on its other side (-1: the edge of the map). */
export interface Side {
  a: Point;
  b: Point;
  other: number;
}

const HALF = 0.5;

/** Cut away what is nearer to another point. */
function cut(sides: Side[], own: Point, far: Point, other: number): Side[] {
  const mid = { x: (own.x + far.x) * HALF, y: (own.y + far.y) * HALF };
  const [nx, ny] = [far.x - own.x, far.y - own.y];
  const over = (p: Point) => (p.x - mid.x) * nx + (p.y - mid.y) * ny;
  const kept: Side[] = [];
  let enters: Point | undefined;
  let leaves: Point | undefined;
  for (const side of sides) {
    const [da, db] = [over(side.a), over(side.b)];
    const cross = (): Point => {
      const part = da / (da - db);
      return { x: side.a.x + (side.b.x - side.a.x) * part, y: side.a.y + (side.b.y - side.a.y) * part };
    };
    if (da <= 0 && db <= 0) kept.push(side);
    else if (da <= 0) kept.push({ ...side, b: (leaves = cross()) });
    else if (db <= 0) kept.push({ ...side, a: (enters = cross()) });
  }
  if (!leaves || !enters) return kept;
  const at = kept.findIndex((side) => side.b === leaves);
  kept.splice(at + 1, 0, { a: leaves, b: enters, other });
  return kept;
}

export function cellOf(points: Point[], at: number, width: number, height: number): Side[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  let sides: Side[] = corners.map((a, n) => ({ a, b: corners[(n + 1) % 4]!, other: -1 }));
  points.forEach((far, other) => {
    if (other !== at) sides = cut(sides, points[at]!, far, other);
  });
  return sides;
}

export function middleOf(sides: Side[]): Point {
  const n = Math.max(1, sides.length);
  return {
    x: sides.reduce((sum, { a }) => sum + a.x, 0) / n,
    y: sides.reduce((sum, { a }) => sum + a.y, 0) / n,
  };
}

/** Always the same chance for the same place, so that both neighbours draw the same border. */
function noise(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave) - HALF;
}

/** From one end to the other by a winding way, the same in both directions. */
export function winding(a: Point, b: Point, depth = 4): Point[] {
  const turned = a.x > b.x || (a.x === b.x && a.y > b.y);
  const way = turned ? halve(b, a, depth) : halve(a, b, depth);
  return turned ? way.reverse() : way;
}

function halve(a: Point, b: Point, depth: number): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (depth === 0 || Math.hypot(dx, dy) < 9) return [a, b];
  const by = noise(Math.round((a.x + b.x) * 3), Math.round((a.y + b.y) * 3)) * 0.34;
  const mid = { x: (a.x + b.x) * HALF - dy * by, y: (a.y + b.y) * HALF + dx * by };
  return [...halve(a, mid, depth - 1).slice(0, -1), ...halve(mid, b, depth - 1)];
}

export const pathOf = (way: Point[]): string =>
  way.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
