/** One seat's side of the table (or a spectator's): what it sees, and what it has not yet been shown. */
import type { AskView, Happened, State, View } from "@/wire/generated";

export class Side {
  /** The state that is drawn. */
  shown: State | undefined = $state.raw();
  /** States that came since, in order; they are played one after another. */
  queue: State[] = $state.raw([]);
  log: Happened[] = $state.raw([]);
  playing = $state(false);

  constructor(readonly seat: number | null) {}

  get view(): View | undefined {
    return this.shown?.view;
  }

  /** The latest there is, whether it has been drawn or not. */
  get latest(): State | undefined {
    return this.queue.at(-1) ?? this.shown;
  }

  /** Everything has been shown. */
  get settled(): boolean {
    return this.queue.length === 0 && !this.playing;
  }

  /** The question put to this seat, in the state that is drawn. */
  get ask(): AskView | undefined {
    if (this.seat === null) return undefined;
    return this.shown?.view.asks.find((ask) => ask.seat === this.seat && ask.options !== null);
  }

  take(state: State): void {
    if (state.fresh) {
      this.queue = [];
      this.#jump(state);
    } else if (!this.latest || state.seq > this.latest.seq) {
      this.queue = [...this.queue, state];
    }
  }

  /** The state that comes next has been played. */
  settle(state: State): void {
    if (this.queue[0] !== state) return;
    this.queue = this.queue.slice(1);
    this.shown = state;
  }

  /** A line of the log is shown when its event is. */
  tell(line: Happened): void {
    this.log = [...this.log, line];
  }

  #jump(state: State): void {
    this.shown = state;
    this.log = state.happened;
  }
}
