/** Shapes that drawings are put together from, in a square of 512. */

/** body: the silhouette's own colour; pale: paper showing through; ink: dark; mark: the one accent of the creature. */
export type Tone = "body" | "pale" | "ink" | "mark";
export type Layer = readonly [Tone, string];
export type Drawing = readonly Layer[];

export const ring = (x: number, y: number, rx: number, ry = rx, turn = 0): string => {
  const a = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(a), rx * Math.sin(a)];
  const arc = (to: string) => `A${rx} ${ry} ${turn} 1 0 ${to}`;
  return `M${x - dx} ${y - dy}${arc(`${x + dx} ${y + dy}`)}${arc(`${x - dx} ${y - dy}`)}Z`;
};

/** A limb, a stalk, a whisker: a line that is `from` wide at one end and `to` at the other. */
export const limb = (x: number, y: number, x2: number, y2: number, from: number, to = from): string => {
  const length = Math.hypot(x2 - x, y2 - y) || 1;
  const [nx, ny] = [(y - y2) / length / 2, (x2 - x) / length / 2];
  const corner = (px: number, py: number, w: number) => `${px + nx * w} ${py + ny * w}`;
  return `M${corner(x, y, from)}L${corner(x2, y2, to)}L${corner(x2, y2, -to)}L${corner(x, y, -from)}Z`;
};

export const eye = (x: number, y: number, r: number): Layer[] => [
  ["pale", ring(x, y, r)],
  ["ink", ring(x + r * 0.15, y, r * 0.55)],
];
