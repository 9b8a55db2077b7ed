/** What a person has in mind over several questions: a chain, a payment, a card and its taking. It is answered for them
 * as soon as each question comes; whatever turns out otherwise ends it, and they are asked as ever. */
import type { Motion } from "@/games/contract";
import { touching } from "@/table/touching.svelte";
import type { AskView, terravist } from "@/wire/generated";

interface Step {
  kind: string;
  target: string;
}

const PAUSE = 220; // milliseconds between two answers, so that one sees what happens

class Plan {
  /** The creatures of a chain in the making, by place. */
  chain: number[] = $state.raw([]);
  /** Those of them whose ability shall not be used. */
  silent: ReadonlySet<number> = $state.raw(new Set());
  /** The board whose ability shall end it, where there are two. */
  ends: number | null = $state.raw(null);
  running = $state(false);
  steps: Step[] = $state.raw([]);
  payment: number[] | null = $state.raw(null);
  /** The question it has answered last; until the next one comes, that answer is under way. */
  given: AskView | undefined = $state.raw();
  #answered = new Set<string>();

  get busy(): boolean {
    return this.running || this.steps.length > 0 || this.payment !== null;
  }

  clear(): void {
    this.drop();
    this.steps = [];
    this.payment = null;
  }

  drop(): void {
    this.chain = [];
    this.silent = new Set();
    this.ends = null;
    this.running = false;
    this.#answered = new Set();
  }

  /** A target now, and those that it will make room for. */
  follow(now: string, ...steps: Step[]): void {
    this.steps = steps;
    touch(now);
  }

  /** Add a creature to the chain, or take it and all behind it off again. */
  turn(place: number): void {
    const at = this.chain.indexOf(place);
    this.chain = at >= 0 ? this.chain.slice(0, at) : [...this.chain, place];
    this.ends = null;
  }

  hush(place: number): void {
    const silent = new Set(this.silent);
    if (!silent.delete(place)) silent.add(place);
    this.silent = silent;
  }

  run(): void {
    this.running = true;
  }

  pay(amounts: number[]): void {
    this.payment = amounts;
  }

  /** What this plan has to say to a question; undefined: nothing. */
  answer(ask: AskView, board: terravist.Board): string | undefined {
    const [step] = this.steps;
    if (step) return ask.kind === step.kind ? step.target : undefined;
    if (this.payment) return this.#pay(ask);
    if (this.running) return this.#link(ask, board);
    return undefined;
  }

  /** A question has come that the plan doesn't know, or that it has answered before (somebody took it back). */
  meets(ask: AskView, board: terravist.Board): void {
    const step = this.steps[0];
    if (step && step.kind !== ask.kind) this.steps = [];
    if (this.payment && ask.kind !== "pay") this.payment = null;
    if (this.running && ["first", "second"].includes(ask.kind)) this.drop();
    if (!this.running && this.chain.length && ask.kind !== "chain" && ask.kind !== "second") this.drop();
    const key = `${ask.kind}:${board.chain.length}:${board.acting_number}`;
    if (this.running && ["chain", "link", "ends"].includes(ask.kind)) {
      if (this.#answered.has(key)) this.drop();
      this.#answered.add(key);
    }
  }

  done(target: string): void {
    if (this.steps[0]?.target === target) this.steps = this.steps.slice(1);
  }

  #pay(ask: AskView): string | undefined {
    const kind = /^pay:(\d)-/.exec(ask.options?.[0]?.targets[0] ?? "")?.[1];
    return kind === undefined ? undefined : `pay:${kind}-${this.payment?.[Number(kind)]}`;
  }

  #link(ask: AskView, board: terravist.Board): string | undefined {
    const next = this.chain[board.chain.length]; // the first was touched by whoever let the chain run
    if (ask.kind === "link") return next === undefined ? "none:0" : `place:${next}`;
    if (ask.kind === "ends" && this.ends !== null) return `board:${this.ends}`;
    const at = this.chain[board.chain.length - 1];
    const card = board.creatures.find((each) => each.place === at)?.card;
    if (
      ask.kind === "use" &&
      at !== undefined &&
      card === board.acting_number &&
      !this.#answered.has(`use:${at}`)
    ) {
      return this.silent.has(at) ? "use:0" : "use:1";
    }
    return undefined;
  }

  /** An ability is used or left once; what is asked after that is the player's own matter. */
  note(ask: AskView, board: terravist.Board): void {
    if (ask.kind === "use") this.#answered.add(`use:${this.chain[board.chain.length - 1]}`);
  }
}

/** Touch what is drawn, as a finger would: if it can't be chosen, the shell says why. */
export function touch(target: string): void {
  document
    .querySelector(`[data-target="${target}"]`)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: -1 }));
}

/** Answer by the plan whenever it knows how. Called once, by the Board. */
export function follow(
  plan: Plan,
  ask: () => AskView | undefined,
  board: () => terravist.Board,
  motion: () => Motion,
): void {
  let seen: AskView | undefined;
  $effect(() => {
    const [asked, now] = [ask(), board()];
    if (!asked || asked === plan.given || touching.lit.size === 0) return;
    if (asked !== seen) plan.meets(asked, now);
    seen = asked;
    const target = plan.answer(asked, now);
    if (!target) return;
    const wait = setTimeout(
      () => {
        if (!touching.lit.has(target)) return plan.clear();
        plan.given = asked;
        plan.note(asked, now);
        plan.done(target);
        touch(target);
      },
      motion().time(plan.running ? PAUSE : 0),
    );
    return () => clearTimeout(wait);
  });
}

export const plan = new Plan();
