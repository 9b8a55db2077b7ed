/** What the shell gives to a game's Board, and what it takes from the game's folder. See web/README.md. */
import type { Component } from "svelte";
import type { BringsJudged, Phrase, View } from "@/wire/generated";

export type Shape = "circle" | "square" | "triangle" | "diamond" | "star";

/** A seat as it is shown everywhere: its colour never goes without its shape. */
export interface SeatLook {
  seat: number;
  name: string;
  shape: Shape;
  /** CSS colours: the fill, something legible on it, and a text colour that is legible on the page. */
  colour: string;
  on: string;
  ink: string;
  bot: boolean;
  yours: boolean;
  /** Somebody is asked here now. */
  asked: boolean;
}

/** How fast things move. Every duration of a Board goes through it. */
export interface Motion {
  /** This many milliseconds at the chosen speed; 0 when nothing shall move (reduced motion, or skipped). */
  time(milliseconds: number): number;
  /** Resolves after that time, or at once when skipped. */
  wait(milliseconds: number): Promise<void>;
  readonly still: boolean;
}

export type Say = (phrase: Phrase | string, args?: Record<string, unknown>) => string;

export interface BoardProps<Board = unknown> {
  view: View;
  board: Board;
  /** The content pack that is played. */
  pack: string;
  /** Whose view it is; null for a spectator. */
  seat: number | null;
  seats: SeatLook[];
  /** What happened on the way to this view, in order. */
  happened: Phrase[];
  motion: Motion;
  say: Say;
  /** What would happen if these options were answered now, as far as this seat may know. Empty where unknown. */
  preview: (options: number[]) => Promise<Phrase[]>;
}

/** What a Board may export beside drawing: `export async function play(event, motion, next) { … }`. */
export interface BoardExports {
  /** Show one event on top of the old view. The new view is set when all of them have been played. */
  play?: (event: Phrase, motion: Motion, next: unknown) => Promise<void> | void;
}

export type BoardComponent = Component<BoardProps, BoardExports>;

/** A card or tile, drawn large: `what` is what `use:look` was given. */
export interface CardProps {
  what: string;
  say: Say;
}

/** scenes.ts may export `scenes`: how an event is shown where the Board has no `play` of its own. */
export type Scenes = Record<
  string,
  (event: Phrase, motion: Motion, board: HTMLElement) => Promise<void> | void
>;

/** seats.ts may export `paletteOf`: which colour and shape (0 … 4) each seat has, where players choose; null: none yet. */
export type PaletteOf = (view: View) => (number | null)[];

/** standing.ts exports `standing`: a question to which a person may leave a standing answer with this browser. */
export interface Standing {
  kind: string;
  /** The target of the option that lets things happen. */
  pass: string;
  /** What the question is about, so that one can say "never ask me about this". */
  about: (view: View) => { id: string; said: Phrase } | null;
}

/** A list of cards that somebody has put together: how many of each. */
export type Cards = Record<string, number>;

export interface Deck {
  id: string;
  name: string;
  cards: Cards;
}

/** A deck that comes with the game. */
export interface ReadyDeck {
  id: string;
  name: Phrase;
  cards: Cards;
}

/** brings.ts exports `bringing`: what a seat may bring to a table, where that is a deck of cards. */
export interface Bringing {
  cards: (pack: string) => Promise<{ id: string; name: Phrase }[]>;
  ready: (pack: string) => Promise<ReadyDeck[]>;
  /** What is sent for a deck that comes with the game, and for one of one's own. */
  ofReady: (id: string) => unknown;
  ofDeck: (deck: Deck) => unknown;
  /** What a table must be like for this to be brought. */
  optionsFor: (brings: unknown) => Record<string, unknown>;
}

/** Decks.svelte: what there is, what is taken, what is wrong with it. */
export interface DecksProps {
  pack: string;
  deck: Deck;
  judged: BringsJudged | null;
  say: Say;
  change: (cards: Cards) => void;
}
