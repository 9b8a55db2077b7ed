/** What grows and moves in a landscape, as paths; the same every time it is drawn. */

const wobble = (n: number): number => {
  const x = Math.sin(n * 127.1) * 43758.5453;
  return x - Math.floor(x);
};

/** A row of cedars with their feet at y. */
export function cedars(y: number, tall: number, step: number, seed: number): string {
  let path = "";
  for (let x = -step / 2, n = seed; x < 400 + step; x += step * (0.7 + wobble(n) * 0.6), n += 1) {
    const h = tall * (0.7 + wobble(n + 9) * 0.5);
    const w = h * 0.2;
    path += `M${x} ${y}v${-h * 0.1}`;
    path += [0.1, 0.34, 0.58, 0.8]
      .map((from, k) => {
        const wide = w * (1 - k * 0.2);
        return `M${x - wide} ${y - h * from}L${x} ${y - h * Math.min(1, from + 0.36)}L${x + wide} ${y - h * from}Z`;
      })
      .join("");
    path += `M${x - 2} ${y}V${y - h * 0.2}H${x + 2}V${y}Z`;
  }
  return path;
}

/** Stalks that bend, each from its foot to its tip. */
export function stalks(
  y: number,
  tall: number,
  from: number,
  to: number,
  step: number,
  seed: number,
): string {
  let path = "";
  for (let x = from, n = seed; x < to; x += step * (0.5 + wobble(n)), n += 1) {
    const h = tall * (0.6 + wobble(n + 5) * 0.6);
    const lean = (wobble(n + 3) - 0.3) * h * 0.5;
    path += `M${x} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}`;
  }
  return path;
}

/** Plumes of silver grass on such stalks. */
export function plumes(
  y: number,
  tall: number,
  from: number,
  to: number,
  step: number,
  seed: number,
): string {
  let path = "";
  for (let x = from, n = seed; x < to; x += step * (0.5 + wobble(n)), n += 1) {
    const h = tall * (0.6 + wobble(n + 5) * 0.6);
    const lean = (wobble(n + 3) - 0.3) * h * 0.5;
    const [tx, ty] = [x + lean, y - h];
    path += `M${tx} ${ty + 16}Q${tx - 4} ${ty} ${tx + 12} ${ty - 12}Q${tx + 10} ${ty + 6} ${tx} ${ty + 16}Z`;
  }
  return path;
}

/** Blue-sea waves: rows of nested arcs. */
export function waves(top: number, bottom: number, r: number): string {
  let path = "";
  for (let y = top, row = 0; y < bottom + r; y += r * 0.5, row += 1)
    for (let x = row % 2 ? 0 : -r; x < 400 + r; x += 2 * r)
      path += [1, 0.68, 0.36]
        .map((k) => `M${x - r * k} ${y + r}A${r * k} ${r * k} 0 0 1 ${x + r * k} ${y + r}`)
        .join("");
  return path;
}

/** A long line of swell. */
export function swell(y: number, high: number, long: number, shift = 0): string {
  let path = `M${-long + shift} ${y}`;
  for (let x = -long + shift; x < 400 + long; x += long)
    path += `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
  return path;
}
