/**
 * Standing answers: what this browser answers for its person where the game lets everybody answer. They are nobody
 * else's business, so they never leave the browser; and they come after a pause, so that no clock tells of them.
 */
import type { Standing } from "@/games/contract";
import type { AskView, Phrase, View } from "@/wire/generated";

/** Always ask; only when there is something to choose; not before another question is put to me. */
export type Habit = "always" | "able" | "rest";
export const HABITS: Habit[] = ["always", "able", "rest"];
export const LONGEST = 10; // seconds

interface Kept {
  habit: Habit;
  pause: number;
  never: { id: string; said: Phrase }[];
}

const keyOf = (table: string) => `ludarium.standing.${table}`;

function read(table: string): Kept {
  const usual: Kept = { habit: "always", pause: 2, never: [] };
  try {
    return { ...usual, ...(JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export class StandingAnswers {
  #kept: Kept = $state(read(""));

  constructor(
    readonly table: string,
    readonly standing: Standing,
  ) {
    this.#kept = read(table);
  }

  get habit(): Habit {
    return this.#kept.habit;
  }

  get pause(): number {
    return this.#kept.pause;
  }

  get never(): Kept["never"] {
    return this.#kept.never;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      sessionStorage.setItem(keyOf(this.table), JSON.stringify(this.#kept));
    } catch {
      // Kept as long as the page is open, then.
    }
  }

  /** The option that lets things happen, of a question that may be answered so. */
  passOf(ask: AskView | undefined): number | undefined {
    if (ask?.kind !== this.standing.kind) return undefined;
    return ask.options?.find((option) => option.targets.includes(this.standing.pass))?.option;
  }

  about(view: View): Kept["never"][number] | null {
    return this.standing.about(view);
  }

  neverAbout(view: View): void {
    const about = this.about(view);
    if (about && !this.never.some(({ id }) => id === about.id)) this.set({ never: [...this.never, about] });
  }

  askAgain(id: string): void {
    this.set({ never: this.never.filter((one) => one.id !== id) });
  }

  /** What is answered here without asking; undefined: it is asked. */
  answerTo(ask: AskView, view: View): number | undefined {
    const pass = this.passOf(ask);
    if (pass === undefined) {
      if (this.habit === "rest") this.set({ habit: "always" });
      return undefined;
    }
    const about = this.about(view);
    const silent =
      this.habit === "rest" ||
      (this.habit === "able" && ask.options?.length === 1) ||
      this.never.some(({ id }) => id === about?.id);
    return silent ? pass : undefined;
  }

  /** Milliseconds before a standing answer is sent: never twice the same. */
  wait(chance = Math.random()): number {
    return this.pause * 1000 * (0.7 + 0.6 * chance);
  }
}
