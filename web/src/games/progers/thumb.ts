/** A moment of a game on the Staircase, for the picture on the home page. */
import type { progers } from "@/wire/generated";
import type { Ground } from "./field/geometry";
import { poseOf } from "./field/poses";

export const ground: Ground = {
  size: 9,
  height: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 1, 1, 1, 0, 2, 2, 2, 0, 0, 1, 1, 1, 0, 2, 2, 2, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ],
  hill: [
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, -1, -1, -1, -1,
    -1, 2, 2, 2, 2, -1, -1, -1, -1, 0, 0, 0, -1, 1, 1, 1, -1, -1, 0, 0, 0, -1, 1, 1, 1, -1, -1, 0, 0, 0, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  ],
  walls: [
    [27, 0],
    [54, 0],
    [1, 1],
    [37, 1],
    [46, 0],
    [11, 1],
    [29, 1],
    [57, 1],
    [75, 1],
    [4, 1],
    [13, 0],
    [22, 1],
    [58, 0],
    [41, 0],
    [68, 1],
    [42, 1],
    [78, 1],
    [25, 0],
    [17, 0],
    [44, 0],
  ],
  marks: [
    3, 6, 10, 14, 16, 18, 22, 24, 28, 32, 35, 36, 42, 48, 49, 52, 55, 56, 58, 60, 62, 64, 66, 70, 74, 77,
  ],
  lifts: [
    { platform: 20, heading: 2, lower: 11, works: true },
    { platform: 47, heading: 1, lower: 48, works: true },
    { platform: 40, heading: 3, lower: 39, works: true },
    { platform: 51, heading: 1, lower: 52, works: true },
  ],
  corners: [0, 72, 8, 80],
};

export const bases: progers.BaseView[] = [
  { cell: 72, colour: 3, labs: [0, 2] },
  { cell: 80, colour: 0, labs: [1, 3] },
  { cell: 0, colour: 1, labs: [0, 2] },
  { cell: 8, colour: 2, labs: [1, 3] },
];

const lying = [3, 10, 16, 22, 24, 28, 35, 42, 48, 55, 56, 58, 60, 62, 64, 66, 70];
export const samples = ground.height.map((_, cell) => (lying.includes(cell) ? 1 : cell === 33 ? 3 : 0));

const rover = (seat: number, cell: number, heading: number, hold: number) =>
  poseOf({ seat, colour: seat, cell, heading, hold } as progers.RoverView, ground);

export const poses = [rover(0, 50, 3, 2), rover(1, 29, 1, 3), rover(2, 15, 0, 1), rover(3, 69, 2, 0)];
