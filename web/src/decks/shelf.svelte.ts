/** A person's own decks of a game, kept in this browser: written down with every change, so that none is lost. */
import type { Cards, Deck } from "@/games/contract";
import { freshId } from "@/wire/random";

const keyOf = (game: string) => `ludarium.decks.${game}`;

const isDeck = (one: unknown): one is Deck =>
  typeof one === "object" && one !== null && "id" in one && "name" in one && "cards" in one;

function read(game: string): Deck[] {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export class Shelf {
  decks: Deck[] = $state.raw([]);
  /** What was thrown away last: it can be had back. */
  gone: Deck | null = $state.raw(null);
  /** This browser keeps nothing: a deck lives as long as the page. */
  forgetful = $state(false);

  constructor(readonly game: string) {
    this.decks = read(game);
  }

  /** Another page of this browser may change them too. */
  listen(): () => void {
    const changed = (event: StorageEvent) => {
      if (event.key === keyOf(this.game)) this.decks = read(this.game);
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }

  deck(id: string): Deck | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  add(name: string, cards: Cards): Deck {
    const deck = { id: freshId(), name, cards };
    this.#keep([...this.#now(), deck]);
    return deck;
  }

  change(id: string, to: Partial<Omit<Deck, "id">>): void {
    this.#keep(this.#now().map((deck) => (deck.id === id ? { ...deck, ...to } : deck)));
  }

  remove(id: string): void {
    this.gone = this.deck(id) ?? null;
    this.#keep(this.#now().filter((deck) => deck.id !== id));
  }

  restore(): Deck | null {
    const back = this.gone;
    if (back) this.#keep([...this.#now(), back]);
    this.gone = null;
    return back;
  }

  /** What is written down: another page may have written since. */
  #now(): Deck[] {
    return this.forgetful ? this.decks : read(this.game);
  }

  #keep(decks: Deck[]): void {
    this.decks = decks;
    try {
      localStorage.setItem(keyOf(this.game), JSON.stringify(decks));
      this.forgetful = false;
    } catch {
      this.forgetful = true;
    }
  }
}
