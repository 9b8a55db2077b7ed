/** What is drawn while events are played, on top of the view that was: rovers on their way, dice, a line to read. */
import type { Motion } from "@/games/contract";
import { between, glide, soft } from "@/table/glide";
import type { Phrase, trappers } from "@/wire/generated";
import { placeOf, spotOf } from "./map/geometry";
import { FREE, numberOf, whatOf } from "./words";

export interface Pose {
  seat: number;
  x: number;
  y: number;
  size: number;
  angle: number;
  upside: boolean;
}

export interface Thrown {
  seat: number; // whose die; -1: nobody's
  white: boolean;
  face: number;
  rolling: boolean;
}

/** Rovers as they stand: several on one cell beside each other. */
export function posesOf(board: trappers.Board): Pose[] {
  const out = board.trappers.filter((each) => each.cell >= 0);
  return out.map((each) => {
    const there = out.filter((other) => other.cell === each.cell);
    const upside = each.facing === FREE;
    const place = placeOf(each.cell, there.indexOf(each), there.length, board.ground);
    return { ...place, seat: each.seat, angle: upside ? 0 : each.facing * 90, upside };
  });
}

/** Events worth a line across the board, and how long it is read. */
const READ: Record<string, number> = {
  round: 600,
  war: 900,
  "war-of-all": 900,
  missed: 500,
  "raid-begins": 500,
  "wasteland-raided": 600,
  raided: 1100,
  "duel-begins": 600,
  fought: 1100,
  prize: 800,
  "host-wins": 1000,
  "knocked-out": 400,
  "quest-taken": 600,
  "quest-done": 1000,
  "quest-failed": 800,
  "artifact-used": 800,
  became: 500,
  stole: 700,
  won: 1200,
};
const ROLL = 650;

export class Film {
  banner: Phrase | null = $state.raw(null);
  dice: Thrown[] = $state([]);
  #poses: Pose[] | null = $state(null);
  #gone: number[] = $state([]);

  end(): void {
    this.banner = null;
    this.dice = [];
    this.#poses = null;
    this.#gone = [];
  }

  poses(board: trappers.Board): Pose[] {
    return (this.#poses ?? posesOf(board)).filter((pose) => !this.#gone.includes(pose.seat));
  }

  async show(event: Phrase, motion: Motion, board: trappers.Board): Promise<void> {
    const id = whatOf(event);
    if (id === "drove" || id === "teleported" || id === "shoved") await this.#drive(event, motion, board);
    else if (id === "turned") await this.#turn(event, motion, board);
    else if (id === "rolled" || id === "rolled-again") await this.#roll(event, motion);
    else if (id === "die-set") this.#settle(numberOf(event, "seat"), numberOf(event, "n"));
    else if (id === "entered" || id === "war" || id === "war-of-all") await this.#rollBoth(event, motion);
    if (id === "knocked-out") this.#gone = [...this.#gone, numberOf(event, "seat")];
    if (READ[id]) await this.#read(event, READ[id], motion);
  }

  async #read(event: Phrase, time: number, motion: Motion): Promise<void> {
    this.banner = event;
    await motion.wait(time);
  }

  #pose(event: Phrase, board: trappers.Board): Pose | undefined {
    this.#poses ??= posesOf(board);
    return this.#poses.find((pose) => pose.seat === numberOf(event, "seat"));
  }

  async #drive(event: Phrase, motion: Motion, board: trappers.Board): Promise<void> {
    const pose = this.#pose(event, board);
    const cell = numberOf(event, "cell");
    if (!pose || cell < 0) return;
    const from = { ...pose };
    const to = spotOf(cell, board.ground);
    const heading = numberOf(event, "heading");
    if (heading >= 0) pose.angle = heading * 90;
    pose.upside = heading < 0;
    await glide(motion, 300, (k) => {
      pose.x = between(from.x, to.x, soft(k));
      pose.y = between(from.y, to.y, soft(k));
      pose.size = between(from.size, 1, k);
    });
  }

  async #turn(event: Phrase, motion: Motion, board: trappers.Board): Promise<void> {
    const pose = this.#pose(event, board);
    if (!pose) return;
    const from = pose.angle;
    const by = ((numberOf(event, "heading") * 90 - from + 540) % 360) - 180;
    await glide(motion, 220, (k) => (pose.angle = from + by * soft(k)));
  }

  async #roll(event: Phrase, motion: Motion): Promise<void> {
    const seat = numberOf(event, "seat");
    this.dice = [...this.dice.filter((die) => die.seat !== seat), thrown(seat, false)];
    await this.#tumble(motion);
    this.#settle(seat, numberOf(event, "n"));
    await motion.wait(500);
  }

  async #rollBoth(event: Phrase, motion: Motion): Promise<void> {
    this.dice = [thrown(-1, true), thrown(-2, false)];
    await this.#tumble(motion);
    this.#settle(-1, numberOf(event, "white"));
    this.#settle(-2, numberOf(event, "black"));
    await motion.wait(450);
    if (whatOf(event) === "entered") this.dice = [];
  }

  /** Faces go by while a die is in the air. What is seen then means nothing, so it is no chance of the game's. */
  async #tumble(motion: Motion): Promise<void> {
    let shown = 0;
    await glide(motion, ROLL, (k) => {
      const face = 1 + (Math.floor(k * 11) % 6);
      if (face === shown) return;
      shown = face;
      for (const die of this.dice) if (die.rolling) die.face = ((face * (die.white ? 5 : 3)) % 6) + 1;
    });
  }

  #settle(seat: number, face: number): void {
    for (const die of this.dice) if (die.seat === seat) Object.assign(die, { face, rolling: false });
  }
}

const thrown = (seat: number, white: boolean): Thrown => ({ seat, white, face: 1, rolling: true });
