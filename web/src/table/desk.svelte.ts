/** What is on the screen of a running table: whose side is in front, what is touched, what is being played. */
import type { Say, SeatLook } from "@/games/contract";
import type { World } from "@/games";
import { looksOf, nameOf } from "@/look/seats";
import type { AskView, OptionView } from "@/wire/generated";
import { say, wordsOf } from "@/words/words.svelte";
import { meant, nameOf as optionNamed, type Meant } from "./choosing";
import type { LiveTable } from "./live-table.svelte";
import { Pace } from "./motion.svelte";
import { Side } from "./side.svelte";
import { StandingAnswers } from "./standing.svelte";
import { sound } from "./sound";
import { touching } from "./touching.svelte";

/** Milliseconds: a standing answer waits until what came before it has been heard of. */
const LEAST = 300;

const NOTHING: Meant = { matching: [], complete: [], lit: new Set() };

export class Desk {
  readonly pace = new Pace();
  /** The seat in front; undefined until somebody has taken the device. */
  front: number | null | undefined = $state();
  /** Several of us at one device who don't mind seeing each other's things. */
  open = $state(false);
  touched: string[] = $state.raw([]);
  /** What is answered without asking, where the game has such a question. */
  readonly standing: StandingAnswers | undefined;
  /** An answer that waits for its pause to end. */
  waiting: ReturnType<typeof setTimeout> | undefined = $state.raw();
  #empty = new Side(null);
  /** When the open question was put. */
  #asked = 0;

  constructor(
    readonly table: LiveTable,
    readonly world: World,
  ) {
    if (table.mine.length < 2) this.front = table.mine[0] ?? null;
    if (world.standing && table.mine.length === 1)
      this.standing = new StandingAnswers(table.info.id, world.standing);
  }

  side: Side = $derived.by(() => this.table.sides.get(this.front ?? null) ?? this.#empty);
  names: string[] = $derived.by(() => this.table.info.seats.map((seat) => nameOf(seat, say)));
  say: Say = $derived.by(() => wordsOf(this.table.info.game, this.names));
  asked: Set<number> = $derived.by(() => new Set(this.side.view?.asks.map((ask) => ask.seat)));
  looks: SeatLook[] = $derived.by(() => {
    const { view } = this.side;
    return looksOf(this.table.info.seats, say, this.asked, view && this.world.paletteOf?.(view));
  });
  ask: AskView | undefined = $derived.by(() => (this.side.settled ? this.side.ask : undefined));
  ready: boolean = $derived.by(() => this.ask !== undefined && this.table.sending === null);
  meant: Meant = $derived.by(() => (this.ready ? meant(this.ask?.options ?? [], this.touched) : NOTHING));
  /** Options that the Board doesn't draw, or not all of. */
  loose: OptionView[] = $derived.by(() =>
    this.meant.matching.filter((option) => !option.targets.every((each) => touching.drawn.has(each))),
  );
  /** Who of us at this device shall take it now. */
  next: number | undefined = $derived.by(() => {
    const { mine } = this.table;
    if (mine.length < 2 || !this.side.settled) return undefined;
    const asked = mine.filter((seat) => this.#isAsked(seat));
    if (this.front === undefined) return asked[0] ?? mine[0];
    return typeof this.front === "number" && asked.includes(this.front) ? undefined : asked[0];
  });

  /** Something drawn was touched. */
  touch(id: string, element: Element | null): void {
    const { seat } = this.side;
    if (this.touched.includes(id)) this.touched = this.touched.filter((each) => each !== id);
    else if (this.meant.lit.has(id)) this.#add(id);
    else if (this.ready && seat !== null) this.#whyNot(seat, id, element);
    else this.#notNow(element);
  }

  choose(option: number): void {
    sound("choose");
    this.touched = [];
    const wait = this.#pauseOf(option);
    if (wait === 0) this.table.answer(this.side, option);
    else this.later(option, wait);
  }

  /** An answer after a pause; anything else that happens takes its place. */
  later(option: number, wait: number): void {
    const { side } = this;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      if (this.ready) this.table.answer(side, option);
    }, wait);
  }

  holdBack(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  /** Letting things happen takes the same time by hand: no clock shall tell who had something to think about. */
  #pauseOf(option: number): number {
    const watched = this.table.info.seats.some((seat) => seat.who === "person" && !seat.yours);
    if (!this.standing || !watched || this.standing.passOf(this.ask) !== option) return 0;
    return Math.max(0, this.standing.wait() - (Date.now() - this.#asked));
  }

  /** A new question: what waited for the old one is void; perhaps it is answered without asking. */
  askedAnew(): void {
    this.holdBack();
    this.#asked = Date.now();
    const { ask, standing } = this;
    const { view } = this.side;
    const option = ask && view ? standing?.answerTo(ask, view) : undefined;
    if (option !== undefined) this.later(option, Math.max(LEAST, standing!.wait()));
  }

  tidy(): void {
    this.touched = [];
    this.table.explain(null);
  }

  /** A seat takes the device. */
  take(seat: number): void {
    this.tidy();
    this.front = seat;
  }

  /** What the Board's elements show of all this. */
  light(): void {
    const { lit, matching } = this.meant;
    touching.lit = lit;
    touching.touched = this.touched;
    const names = [...lit].map((id) => [id, optionNamed(id, matching)] as const);
    touching.names = new Map(names.flatMap(([id, option]) => (option ? [[id, this.say(option.say)]] : [])));
    const hint = this.table.hint?.option;
    touching.hinted = new Set(this.ask?.options?.find((option) => option.option === hint)?.targets);
  }

  #add(id: string): void {
    const touched = [...this.touched, id];
    const { matching, complete } = meant(this.ask?.options ?? [], touched);
    this.table.explain(null);
    if (complete.length === 1 && matching.length === 1) this.choose(complete[0]!.option);
    else this.touched = touched;
  }

  #whyNot(seat: number, id: string, element: Element | null): void {
    sound("refuse");
    this.table.whyNot(seat, [...this.touched, id], element);
  }

  #notNow(near: Element | null): void {
    if (this.table.sending || !this.side.settled || this.side.view?.result) return;
    const names = [...this.asked].map((seat) => this.names[seat] ?? "");
    const said = { id: "turn-of", args: { names, count: names.length } };
    this.table.explain({ clause: "", said, near });
  }

  #isAsked(seat: number): boolean {
    const asks = this.table.sides.get(seat)?.latest?.view.asks ?? [];
    return asks.some((ask) => ask.seat === seat && ask.options !== null);
  }
}
