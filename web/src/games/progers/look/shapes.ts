/** Each colour of rover has a shape, so that colour never says anything alone. Drawn around 0, about 20 wide. */
export const shapes = [
  "M0-9.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z",
  "M-8.5-8.5h17v17h-17z",
  "M0-10.5 10.5 8.5h-21z",
  "M0-11.5 11.5 0 0 11.5-11.5 0z",
] as const;

export const shapeOf = (colour: number) => shapes[colour] ?? shapes[0];
