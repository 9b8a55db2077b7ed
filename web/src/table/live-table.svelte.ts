/** A table as it is now: who sits, what each of my seats sees, what I have said and what came of it. */
import { SvelteMap } from "svelte/reactivity";
import { liveOf } from "@/wire/http";
import { Live, type Connection } from "@/wire/live";
import { freshId } from "@/wire/random";
import { commitment, nonceOf } from "@/wire/seals";
import type { Hinted, Phrase, TableInfo, ToBrowser } from "@/wire/generated";
import { Side } from "./side.svelte";

export interface Explained {
  clause: string;
  said: Phrase;
  /** What was touched, to show the reason beside it. */
  near: Element | null;
}

export class LiveTable {
  info: TableInfo = $state.raw()!;
  connection: Connection = $state("joining");
  sides = new SvelteMap<number | null, Side>();
  /** The answer that is under way: nothing else can be chosen meanwhile. */
  sending: string | null = $state(null);
  explained: Explained | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  thinking: number | null = $state(null);
  /** The last answer was for a state that had passed. */
  late = $state(false);
  /** The server says that something is wrong with the table, or with what was said. */
  trouble = $state("");
  #live: Live;
  #near: Element | null = null;
  #previews = new Map<string, (happened: Phrase[]) => void>();

  constructor(info: TableInfo) {
    this.info = info;
    this.#live = new Live(liveOf(info.id), this.#hear, (state) => (this.connection = state));
  }

  get mine(): number[] {
    return this.info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  answer(side: Side, option: number): void {
    if (this.sending || side.seat === null || !side.shown) return;
    this.#clear();
    this.sending = freshId();
    this.#live.say({ type: "answer", id: this.sending, seq: side.shown.seq, seat: side.seat, option });
  }

  undo(side: Side): void {
    if (this.sending || side.seat === null || !side.shown?.view.undo) return;
    this.#clear();
    this.sending = freshId();
    this.#live.say({ type: "undo", id: this.sending, seq: side.shown.seq, seat: side.seat });
  }

  whyNot(seat: number, targets: string[], near: Element | null): void {
    this.#near = near;
    this.#live.say({ type: "why", id: freshId(), seat, targets });
  }

  askHint(seat: number): void {
    this.#live.say({ type: "hint", id: freshId(), seat });
  }

  /** What a bot values now; the answer is shown beside what was touched. */
  askValues(seat: number, of: number, near: Element | null): void {
    this.#near = near;
    this.#live.say({ type: "values", id: freshId(), seat, of });
  }

  preview(seat: number, options: number[]): Promise<Phrase[]> {
    const id = freshId();
    return new Promise((resolve) => {
      this.#previews.set(id, resolve);
      this.#live.say({ type: "preview", id, seat, options });
    });
  }

  explain(explained: Explained | null): void {
    this.explained = explained;
  }

  close(): void {
    this.#live.close();
  }

  #clear(): void {
    this.explained = null;
    this.hint = null;
    this.late = false;
    this.trouble = "";
  }

  #hear = (message: ToBrowser): void => {
    switch (message.type) {
      case "table":
        return this.#news(message.table);
      case "state":
        this.thinking = null;
        if (this.hint && this.hint.seq !== message.seq) this.hint = null;
        return this.#sideOf(message.seat).take(message);
      case "thinking":
        this.thinking = message.seat;
        return;
      case "hinted":
        // Whoever has answered meanwhile is asked something else by now.
        if ([...this.sides.values()].some((side) => side.latest?.seq === message.seq)) this.hint = message;
        return;
      case "valued":
        return this.explain({ clause: "", said: message.said, near: this.#near });
      case "previewed":
        return this.#previewed(message.id, message.happened);
      default:
        return this.#answered(message);
    }
  };

  /** Something that was said has been answered: done, too late, refused or not understood. */
  #answered(message: Extract<ToBrowser, { id: string }>): void {
    if (message.id === this.sending) this.sending = null;
    if (this.#previews.has(message.id)) return this.#previewed(message.id, []);
    if (message.type === "stale") this.late = true;
    if (message.type === "trouble") this.trouble = message.detail;
    if (message.type === "refused") {
      this.explained = { clause: message.clause, said: message.said, near: this.#near };
    }
  }

  #previewed(id: string, happened: Phrase[]): void {
    this.#previews.get(id)?.(happened);
    this.#previews.delete(id);
  }

  #sideOf(seat: number | null): Side {
    const side = this.sides.get(seat) ?? new Side(seat);
    if (!this.sides.has(seat)) this.sides.set(seat, side);
    return side;
  }

  /** The table's news also say when my part of the dice is wanted. */
  #news(info: TableInfo): void {
    this.info = info;
    for (const { seat, yours, sealed, revealed } of info.seats) {
      if (!yours) continue;
      const nonce = nonceOf(info.id, seat);
      if (info.status === "waiting" && !sealed) {
        this.#live.tell({ type: "seal", seat, commitment: commitment(nonce) });
      } else if (info.status === "sealing" && !revealed) {
        this.#live.tell({ type: "reveal", seat, nonce });
      }
    }
  }
}
