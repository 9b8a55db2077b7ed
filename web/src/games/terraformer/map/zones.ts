/** From natural zones to a map: each biome card is a stretch of land, cold ones at the poles, hot ones in the middle. */
import type { terraformer } from "@/wire/generated";
import { cellOf, middleOf, pathOf, winding, type Point, type Side } from "./cells";

export const WIDTH = 1000;
export const HEIGHT = 560;

/** A piece of the surface. `zone` -1: nothing was settled there. */
export interface Stretch extends Point {
  zone: number;
}

export interface Drawn {
  stretches: Stretch[];
  /** The outline of each stretch. */
  cells: string[];
  /** Borders between zones; `coast`: of land and sea. */
  borders: { d: string; coast: boolean }[];
  /** Where the name of each zone stands. */
  labels: Point[];
}

const GOLDEN = 0.618034;

/** Where the stretches of the zones lie at first. */
function spread(zones: terraformer.NaturalZone[], cards: number[], warmest: number): Stretch[] {
  const found: Stretch[] = [];
  zones.forEach((zone, at) => {
    const cold = warmest ? 1 - zone.temperature / warmest : 0;
    const centre = ((zone.humidity * 0.27 + at * GOLDEN) % 1) * WIDTH;
    for (let n = 0; n < cards[at]!; n += 1) {
      const pole = (n + at) % 2 ? 1 : -1;
      const y = HEIGHT / 2 + pole * (0.06 + cold * 0.4) * HEIGHT + ((n * 37 + at * 19) % 41) - 20;
      const x = (centre + (n - cards[at]! / 2) * 96 + WIDTH) % WIDTH;
      found.push({ zone: at, x, y: Math.min(HEIGHT - 12, Math.max(12, y)) });
    }
  });
  return found;
}

const WIDE = 165;

/** Where nothing was settled: bare sea around the continents. */
function bare(settled: Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = ((column + (row % 2) / 2 + 0.3) / 9.2) * WIDTH + ((row * 31 + column * 17) % 23);
      const y = ((row + 0.5) / 6) * HEIGHT + ((row * 13 + column * 29) % 19);
      const near = settled.some((one) => Math.hypot(one.x - x, (one.y - y) * 1.25) < WIDE);
      if (!near) found.push({ zone: -1, x, y });
    }
  }
  return found;
}

export function drawMap(zones: terraformer.NaturalZone[], cards: number[], warmest: number): Drawn {
  let stretches = spread(zones, cards, warmest);
  const cells = () => stretches.map((_, n) => cellOf(stretches, n, WIDTH, HEIGHT));
  for (let round = 0; round < 2; round += 1) {
    const middles = cells().map(middleOf);
    stretches = stretches.map((one, n) => ({
      ...one,
      x: one.x + (middles[n]!.x - one.x) * 0.7,
      y: one.y + (middles[n]!.y - one.y) * 0.45,
    }));
  }
  stretches = [...stretches, ...bare(stretches)];
  const sides = cells();
  return {
    stretches,
    cells: sides.map(
      (cell) => `${pathOf(cell.flatMap(({ a, b, other }) => (other < 0 ? [a, b] : winding(a, b))))}Z`,
    ),
    borders: sides.flatMap((cell, n) => bordersOf(cell, n, stretches, zones)),
    labels: zones.map((_, at) => placeOfName(stretches.filter((one) => one.zone === at))),
  };
}

function bordersOf(
  cell: Side[],
  n: number,
  all: Stretch[],
  zones: terraformer.NaturalZone[],
): Drawn["borders"] {
  return cell
    .filter(({ other }) => other > n && all[other]!.zone !== all[n]!.zone)
    .map(({ a, b, other }) => ({
      d: pathOf(winding(a, b)),
      coast: isSea(all[n]!.zone, zones) !== isSea(all[other]!.zone, zones),
    }));
}

const isSea = (zone: number, zones: terraformer.NaturalZone[]) => zones[zone]?.sea ?? true;

/** At the stretch that lies most in the midst of its own. */
function placeOfName(own: Stretch[]): Point {
  const near = (one: Stretch) =>
    own.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 200).length;
  const best = [...own].sort(
    (a, b) => near(b) - near(a) || Math.abs(a.x - WIDTH / 2) - Math.abs(b.x - WIDTH / 2),
  )[0];
  return best ?? { x: WIDTH / 2, y: HEIGHT / 2 };
}
