/** What is drawn while events are played: a copy of the last view, changed event by event, and a line to read. */
import { tick } from "svelte";
import type { Motion } from "@/games/contract";
import { moveFrom, placesIn } from "@/table/flip";
import type { Phrase, origins } from "@/wire/generated";
import { deeds } from "./deeds";

/** Events that are worth a line across the board, and how long it is read. */
const READ: Record<string, number> = {
  "round-over": 400,
  round: 600,
  "first-player": 600,
  "zodiac-taken": 500,
  "card-paid": 900,
  attacked: 400,
  "adviser-known": 500,
  "token-spent": 600,
  "ends-by-temples": 1800,
  "ends-by-gold": 1800,
  "ends-by-towers": 1800,
  "ends-by-dice": 1800,
  over: 800,
};
/** What only counts: it is shown at its player, and isn't waited for long. */
const COUNTED = new Set(["gained", "paid", "scored", "token-gained", "token-spent"]);
const MOVE = 300;
const COUNT = 160;

class Film {
  banner: Phrase | null = $state.raw(null);
  /** What a player gains or pays just now. */
  counted: Phrase | null = $state.raw(null);
  #draft: origins.Board | null = $state.raw(null);
  #base: origins.Board | null = null;

  /** The board as it stands by now; as soon as the next view is there it is that one. */
  of(board: origins.Board): origins.Board {
    return this.#draft && this.#base === board ? this.#draft : board;
  }

  end(): void {
    this.banner = this.counted = this.#draft = this.#base = null;
  }

  async show(event: Phrase, motion: Motion, board: origins.Board, root: Element): Promise<void> {
    if (motion.still) return;
    const id = event.id.replace(/^event-/, "");
    const counts = COUNTED.has(id);
    this.banner = READ[id] ? event : null;
    this.counted = counts ? event : null;
    if (deeds[id]) await this.#change(id, event, motion, board, root);
    const wait = READ[id] ?? (counts ? COUNT : deeds[id] ? MOVE : 0);
    if (wait) await motion.wait(wait);
  }

  async #change(id: string, event: Phrase, motion: Motion, board: origins.Board, root: Element) {
    const draft = structuredClone(this.of(board));
    const before = placesIn(root);
    const from = deeds[id]!(draft, event.args ?? {});
    const origin = typeof from === "string" ? (before.get(from) ?? placeOf(root, from)) : undefined;
    this.#base = board;
    this.#draft = draft;
    await tick();
    if (origin)
      for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
        const name = node.dataset["piece"]!;
        if (!before.has(name)) before.set(name, origin);
      }
    moveFrom(before, root, motion);
  }
}

const placeOf = (root: Element, name: string) =>
  root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();

export const film = new Film();
