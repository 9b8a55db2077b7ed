/** The run as a film: what is drawn while events are played, on top of the view that was. */
import type { Phrase, progers } from "@/wire/generated";
import { posesOf, type Pose } from "../field/poses";
import { EMPTY, listOf, numberOf } from "../words";

/** Something to be seen for a moment, in the units of the field. */
export type Flash =
  | { id: number; what: "capsule"; x: number; y: number; size: number }
  | { id: number; what: "glyph"; x: number; y: number; size: number; type: number }
  | { id: number; what: "ray"; x: number; y: number; toX: number; toY: number; k: number }
  | { id: number; what: "ring"; x: number; y: number; k: number; good: boolean }
  | { id: number; what: "cross"; x: number; y: number; k: number };

export type RowState = "" | "shown" | "swept";

export class Film {
  on = $state(false);
  poses: Pose[] = $state([]);
  samples: number[] = $state([]);
  delivered: number[][] = $state([]);
  points: number[] = $state([]);
  row: progers.RowView = $state.raw(EMPTY);
  /** The slot whose command is carried out, and how often each loop has come round. */
  active = $state(-1);
  rounds: Record<number, number> = $state({});
  skipped: number[] = $state([]);
  state: RowState = $state("");
  turned = $state(-1);
  shuffling = $state(false);
  flashes: Flash[] = $state([]);
  #number = 0;

  constructor(
    readonly board: () => progers.Board,
    readonly seat: () => number | null,
  ) {}

  /** Take up what is drawn now; from here on events change it. */
  begin(row: progers.RowView): void {
    if (this.on) return;
    const board = this.board();
    this.on = true;
    this.poses = posesOf(board);
    this.samples = [...board.samples];
    this.delivered = board.rovers.map((rover) => [...rover.delivered]);
    this.points = board.rovers.map((rover) => rover.points);
    this.row = row;
    this.state = "";
    this.#rest();
  }

  /** The new view is drawn: the film is over. */
  end(): void {
    this.on = false;
    this.flashes = [];
    this.turned = -1;
    this.#rest();
  }

  /** A program is laid out for all to see. */
  layOut(event: Phrase): void {
    const loops = listOf<[number, number, number]>(event, "loops");
    const slots = listOf<number[]>(event, "slots");
    this.row = {
      slots,
      loops: loops.map(([first, span, kind]) => ({ first, span, kind, fresh: false })),
      fresh: slots.map(() => 0),
    };
    this.#rest();
    this.state = "shown";
  }

  /** The next command; a loop counts when its first slot comes round again. */
  command(slot: number): void {
    const loop = this.row.loops.find((each) => each.first === slot);
    if (loop) this.rounds[slot] = (this.rounds[slot] ?? 0) + 1;
    this.skipped = this.skipped.filter((each) => each !== slot);
    this.active = slot;
  }

  pose(event: Phrase, name = "seat"): Pose | undefined {
    const seat = numberOf(event, name);
    return this.poses.find((each) => each.seat === seat);
  }

  flash<F extends Flash>(what: Omit<F, "id">): F {
    this.flashes.push({ ...what, id: this.#number++ } as F);
    return this.flashes.at(-1) as F;
  }

  fade(flash: Flash): void {
    this.flashes = this.flashes.filter((each) => each.id !== flash.id);
  }

  #rest(): void {
    this.active = -1;
    this.rounds = {};
    this.skipped = [];
  }
}
