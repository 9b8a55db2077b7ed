/** Land as lines: what the ground of a climate looks like on a plate of 120 × 84. */

/** A little difference from plate to plate, always the same for the same card. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) / 997;
}

const dune = (y: number, lean: number) =>
  `M0 ${y + 5}C20 ${y - 5} 34 ${y - 9 - lean} 50 ${y - 6}S82 ${y + 6} 96 ${y - 1 - lean}S114 ${y - 4} 120 ${y}V84H0Z`;
const rolling = (y: number, lean: number) =>
  `M0 ${y}C16 ${y - 6} 28 ${y - 7 + lean} 44 ${y - 1}S76 ${y + 5 - lean} 92 ${y - 3}S112 ${y - 5} 120 ${y + 1}V84H0Z`;

function canopy(y: number, lean: number): string {
  const bumps = Array.from({ length: 9 }, (_, n) => {
    const high = 5 + ((n * 7 + Math.round(lean * 3)) % 4);
    return `q3.4 ${-high} 7 ${-high + 1}t6.6 ${high - 1}`;
  });
  return `M0 ${y}${bumps.join("")}V84H0Z`;
}

function waves(y: number): string {
  const crests = Array.from({ length: 6 }, () => "q5 -5 10 0t10 0").join("");
  return `M0 ${y}${crests}V84H0Z`;
}

/** The far and the near contour: dunes where it is arid, hills, canopy, waves. */
export function contours(humidity: number, levels: number, seed: number): [far: string, near: string] {
  const wet = levels < 2 ? 0 : (humidity * 3) / (levels - 1);
  const lean = seed * 5;
  if (wet > 2.5) return [waves(40 + lean), waves(60 + lean / 2)];
  if (wet > 1.5) return [canopy(50 + lean, lean), canopy(66, lean + 2)];
  return wet > 0.5
    ? [rolling(48 + lean, lean), rolling(62 + lean / 2, -lean)]
    : [dune(46 + lean, lean), dune(63, 3 - lean)];
}

/** Fine strokes of an engraver on the near ground. */
export function hatching(humidity: number, levels: number, seed: number): string {
  const wet = levels < 2 ? 0 : (humidity * 3) / (levels - 1);
  const at = (n: number) => [(n * 29 + seed * 60) % 112, 68 + ((n * 5) % 13)] as const;
  return Array.from({ length: 9 }, (_, n) => {
    const [x, y] = at(n);
    if (wet > 2.5) return `M${x} ${y}q3 -2.500 6 0t6 0`;
    if (wet > 0.5) return `M${x} ${y}l1 -4M${x + 2} ${y}v-5M${x + 4} ${y}l-.6 -4`;
    return `M${x} ${y}h5M${x + 7} ${y + 2}h2`;
  }).join("");
}
