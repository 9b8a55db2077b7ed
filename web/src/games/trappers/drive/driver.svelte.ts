/** Driving: what is pointed at, the route that is meant, and walking it one answer at a time. */
import type { BoardProps } from "@/games/contract";
import { touching } from "@/table/touching.svelte";
import type { trappers } from "@/wire/generated";
import { touch } from "../touches";
import { askOf } from "../words";
import { byCell, drawnTo, END, MOVES, routeTo, START, type Reach, type Route } from "./route";

type Given = BoardProps<trappers.Board>;
const PATIENCE = 6000; // milliseconds until a step that never became possible is forgotten

export class Driver {
  #given: () => Given;
  #root: () => Element | undefined;
  /** What the pointer or the focus is on. */
  over: number | null = $state(null);
  /** The route that was chosen or drawn, and waits for its "drive". */
  pinned: Route | null = $state.raw(null);
  drawing = $state(false);
  /** What is still to be walked, and where the rover has to be for it. */
  #left: { steps: number[]; seq: string } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => Given, root: () => Element | undefined) {
    this.#given = given;
    this.#root = root;
    $effect(() => this.#walk());
    $effect(() => {
      // Another place, other points: what was meant from the old one means nothing.
      void this.#where;
      if (!this.walking) this.pinned = null;
      this.over = null;
    });
  }

  /** Whether this seat is asked to drive now. */
  asked: boolean = $derived.by(() => askOf(this.#given().view, this.#given().seat)?.kind === "move");
  reach: Reach = $derived.by(() => (this.asked ? this.#given().board.reach : []));
  cells: Map<number, number[]> = $derived.by(() => byCell(this.reach));
  #where: string = $derived.by(() => {
    const start = this.reach[0];
    return start ? `${start.cell} ${start.facing} ${this.#given().board.now.mp}` : "";
  });
  get walking(): boolean {
    return this.#left !== null;
  }

  /** What is drawn: the one that was chosen, else the cheapest to what is pointed at. */
  route: Route | null = $derived.by(() => {
    if (!this.asked || this.walking) return null;
    return this.pinned ?? (this.over === null ? null : this.#cheapest(this.over));
  });
  goal: trappers.ReachView | null = $derived.by(() =>
    this.route ? (this.reach[this.route.places.at(-1)!] ?? null) : null,
  );

  #cheapest(cell: number): Route | null {
    const place = this.cells.get(cell)?.[0];
    return place === undefined ? null : routeTo(this.reach, place);
  }

  /** A cell was pressed: mean it, or drive there if it was meant already. */
  press(cell: number): void {
    const meant = this.pinned && this.reach[this.pinned.places.at(-1)!]?.cell === cell;
    if (meant && this.pinned!.steps.length) this.go();
    else this.pinned = this.#cheapest(cell);
  }

  /** The same cell, looking another way at the end. */
  face(place: number): void {
    this.pinned = routeTo(this.reach, place);
  }

  draw(): void {
    this.drawing = true;
    this.pinned = START;
  }

  drawTo(cell: number): void {
    if (this.drawing && this.pinned && this.cells.has(cell))
      this.pinned = drawnTo(this.reach, this.pinned, cell, this.#given().board.now.mp);
  }

  letGo(): void {
    this.drawing = false;
    if (!this.pinned?.steps.length) this.pinned = null;
  }

  rest(): void {
    this.pinned = null;
    this.over = null;
  }

  /** Drive the route that is meant; and end the movement there, if so wished. */
  go(andEnd = false): void {
    const { pinned } = this;
    if (!pinned?.steps.length) return;
    this.#left = { steps: andEnd ? [...pinned.steps, END] : pinned.steps, seq: "" };
    this.pinned = null;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#left = null), PATIENCE);
  }

  /** The next step as soon as it is offered. Whatever else is asked ends the walk: the person decides. */
  #walk(): void {
    const left = this.#left;
    const { view, seat } = this.#given();
    if (!left || touching.lit.size === 0) return;
    const [step] = left.steps;
    if (step === undefined || askOf(view, seat)?.kind !== "move") {
      this.#stop();
      return;
    }
    const id = `move:${MOVES[step]}`;
    if (left.seq === this.#where) return; // that step is under way
    if (!touching.lit.has(id)) this.#stop();
    else setTimeout(() => this.#make(id));
  }

  #make(id: string): void {
    const left = this.#left;
    if (!left || left.seq === this.#where || !touching.lit.has(id)) return;
    this.#left = { steps: left.steps.slice(1), seq: this.#where };
    this.#wait();
    touch(this.#root(), id);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#left = null;
  }
}
