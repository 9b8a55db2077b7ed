/** What the games' folders hold, each fetched when it is needed. A game without a folder is played by the list. */
import type { Component } from "svelte";
import type {
  BoardComponent,
  Bringing,
  CardProps,
  DecksProps,
  PaletteOf,
  Scenes,
  Standing,
} from "./contract";

const boards = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte");
const hands = import.meta.glob<{ default: BoardComponent }>("./*/Hand.svelte");
const cards = import.meta.glob<{ default: Component<CardProps> }>("./*/Card.svelte");
const thumbs = import.meta.glob<{ default: Component }>("./*/Thumb.svelte");
const scenes = import.meta.glob<{ scenes: Scenes }>("./*/scenes.ts");
const seats = import.meta.glob<{ paletteOf: PaletteOf }>("./*/seats.ts");
const builders = import.meta.glob<{ default: Component<DecksProps> }>("./*/Decks.svelte");
const bringings = import.meta.glob<{ bringing: Bringing }>("./*/brings.ts");
const standings = import.meta.glob<{ standing: Standing }>("./*/standing.ts");
import.meta.glob("./*/light.css", { eager: true });

export interface World {
  Board?: BoardComponent | undefined;
  Hand?: BoardComponent | undefined;
  Card?: Component<CardProps> | undefined;
  scenes: Scenes;
  paletteOf?: PaletteOf | undefined;
  standing?: Standing | undefined;
}

export async function fetchWorld(game: string): Promise<World> {
  const [board, hand, card, scene, seat, standing] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    hands[`./${game}/Hand.svelte`]?.(),
    cards[`./${game}/Card.svelte`]?.(),
    scenes[`./${game}/scenes.ts`]?.(),
    seats[`./${game}/seats.ts`]?.(),
    standings[`./${game}/standing.ts`]?.(),
  ]);
  return {
    Board: board?.default,
    Hand: hand?.default,
    Card: card?.default,
    scenes: scene?.scenes ?? {},
    paletteOf: seat?.paletteOf,
    standing: standing?.standing,
  };
}

export async function fetchThumb(game: string): Promise<Component | undefined> {
  return (await thumbs[`./${game}/Thumb.svelte`]?.())?.default;
}

/** What a seat may bring along, where the game's folder knows about it. */
export async function fetchBringing(game: string): Promise<Bringing | undefined> {
  return (await bringings[`./${game}/brings.ts`]?.())?.bringing;
}

export async function fetchBuilder(game: string): Promise<Component<DecksProps> | undefined> {
  return (await builders[`./${game}/Decks.svelte`]?.())?.default;
}

export const hasDecks = (game: string): boolean => `./${game}/Decks.svelte` in builders;
