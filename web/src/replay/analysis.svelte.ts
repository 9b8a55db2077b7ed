/** What an expert thinks of a match that is over, asked for a few entries at a time. */
import { getAnalysis } from "@/wire/http";
import type { Judged } from "@/wire/generated";

/** What an answer has cost, as a share of the win. */
export const lost = (one: Judged): number => Math.max(0, (one.hopes[one.seat] ?? 0) - one.kept);

const LEAST = 0.02; // what costs less is no swing
const MOST = 12;

export class Analysis {
  state: "asleep" | "going" | "cut" | "done" = $state("asleep");
  judged: Judged[] = $state.raw([]);
  readonly least = LEAST;

  constructor(
    readonly table: string,
    readonly length: number,
  ) {}

  decided: Judged[] = $derived.by(() => this.judged.filter((one) => one.seat >= 0));
  swings: Judged[] = $derived.by(() =>
    this.decided
      .filter((one) => one.best && lost(one) >= LEAST)
      .sort((a, b) => lost(b) - lost(a))
      .slice(0, MOST),
  );

  /** Goes on where it was cut off. */
  async start(): Promise<void> {
    if (this.state === "going") return;
    this.state = "going";
    try {
      while (this.state === "going" && this.judged.length <= this.length) {
        this.judged = [...this.judged, ...(await getAnalysis(this.table, this.judged.length))];
      }
      if (this.state === "going") this.state = "done";
    } catch {
      this.state = "cut";
    }
  }

  stop(): void {
    if (this.state === "going") this.state = "cut";
  }
}
