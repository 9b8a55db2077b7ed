/** What is drawn while events are played, on top of the view that was: above all balancing, step by step. */
import { tick } from "svelte";
import type { Motion } from "@/games/contract";
import { moveFrom, placesIn } from "@/table/flip";
import type { Phrase } from "@/wire/generated";
import type { terraformer } from "@/wire/generated";

const number = (event: Phrase, name: string): number => Number(event.args?.[name] ?? -1);

/** Events that are worth a line, and how long it is read (milliseconds). */
const READ: Record<string, number> = {
  cancels: 1300,
  "cancel-failed": 900,
  cancelled: 700,
  fizzled: 900,
  changed: 900,
  "came-to-nothing": 1100,
  enriched: 600,
  adapted: 700,
  cloned: 600,
  redealt: 700,
  "deck-empty": 900,
  "game-ends": 1200,
  "all-stable": 900,
  balancing: 700,
  balanced: 500,
  rolled: 1100,
  niche: 900,
  over: 900,
};

export class Film {
  banner: Phrase | null = $state.raw(null);
  /** The planet as it stands by now. */
  planet: terraformer.EcosystemView[] | null = $state.raw(null);
  /** The ecosystem being balanced, from 0. */
  at = $state(-1);
  /** The being to which it happens. */
  being = $state(-1);
  dying = $state(-1);
  meals: [number, number][] = $state.raw([]);

  end(board: terraformer.Board): void {
    this.banner = null;
    this.planet = null;
    this.being = this.dying = -1;
    this.at = board.balance?.at ?? -1;
    this.meals = board.balance?.meals ?? [];
  }

  async show(event: Phrase, motion: Motion, board: terraformer.Board, root?: HTMLElement): Promise<void> {
    const id = event.id.replace(/^event-/, "");
    const being = number(event, "being");
    if (id.startsWith("named")) return this.#read(event, motion, 1200);
    if (id === "fed") {
      this.being = being;
      this.meals = [...this.meals, [being, number(event, "food")]];
      await this.#read(event, motion, 650);
    } else if (id.startsWith("died")) {
      this.dying = this.being = being;
      await this.#read(event, motion, 800);
      this.#change(board, (places) => without(places, being));
    } else if (id === "migrated") {
      this.being = being;
      await this.#read(event, motion, 600);
      const before = root ? placesIn(root) : undefined;
      this.#change(board, (places) => moved(places, being, number(event, "to") - 1));
      await tick();
      if (root && before) moveFrom(before, root, motion);
      await motion.wait(320);
    } else if (READ[id]) {
      if (id === "balancing" || id === "balanced")
        this.#turnTo(id === "balancing" ? number(event, "at") - 1 : -1);
      await this.#read(event, motion, READ[id]);
    }
  }

  #turnTo(at: number): void {
    this.at = at;
    this.being = -1;
    this.meals = [];
  }

  async #read(event: Phrase, motion: Motion, time: number): Promise<void> {
    this.banner = { ...event, id: `event-${event.id.replace(/^event-/, "")}` };
    await motion.wait(time);
  }

  #change(board: terraformer.Board, by: (places: Places) => Places): void {
    this.planet = by(this.planet ?? board.planet);
    this.dying = -1;
  }
}

type Places = terraformer.EcosystemView[];

const without = (places: Places, being: number): Places =>
  places.map((place) => ({ ...place, beings: place.beings.filter((one) => one.number !== being) }));

function moved(places: Places, being: number, to: number): Places {
  const found = places.flatMap((place) => place.beings).find((one) => one.number === being);
  if (!found) return places;
  return without(places, being).map((place, at) =>
    at === to ? { ...place, beings: [...place.beings, found] } : place,
  );
}
