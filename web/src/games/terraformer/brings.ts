/** A seat brings a deck: one of the starter decks, or a list of its own (TF-1.1, TF-11). */
import type { Bringing } from "@/games/contract";
import { fetchAtlas } from "./look/atlas.svelte";

interface Brought {
  starter?: string;
  name?: string;
  cards?: Record<string, number>;
}

export const bringing: Bringing = {
  cards: async (pack) => (await fetchAtlas(pack)).printed.cards,
  ready: async (pack) => (await fetchAtlas(pack)).printed.decks,
  ofReady: (starter): Brought => ({ starter }),
  ofDeck: ({ name, cards }): Brought => ({ name, cards }),
  optionsFor: (brings) => ((brings as Brought).cards ? { decks: "built" } : {}),
};
