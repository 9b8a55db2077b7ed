/** A rover as it is drawn: a film may put it between two cells, turn it part of the way, lift it off the ground. */
import type { progers } from "@/wire/generated";
import { spotOf, type Ground, type Spot } from "./geometry";

export interface Pose extends Spot {
  seat: number;
  colour: number;
  angle: number;
  hold: number;
  /** 0 while it is nowhere: in the middle of a teleport. */
  size: number;
}

export function poseOf(rover: progers.RoverView, ground: Ground): Pose {
  const spot = spotOf(rover.cell, ground);
  return {
    ...spot,
    seat: rover.seat,
    colour: rover.colour,
    angle: rover.heading * 90,
    hold: rover.hold,
    size: 1,
  };
}

export const posesOf = (board: progers.Board): Pose[] =>
  board.rovers.filter((rover) => rover.cell >= 0).map((rover) => poseOf(rover, board.ground));
