/** Decks as text that a person can read and change, and as the part of a link that no server gets to see. */
import type { Cards } from "@/games/contract";

interface Named {
  id: string;
  name: string;
}

export interface Written {
  name: string;
  cards: Cards;
}

export const sizeOf = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A card more or less: none of a card is not written down. */
export function withCard(cards: Cards, id: string, n: number): Cards {
  const { [id]: _, ...others } = cards;
  return n > 0 ? { ...others, [id]: n } : others;
}

export function toText(deck: Written, cards: Named[]): string {
  const lines = cards
    .filter(({ id }) => deck.cards[id])
    .map(({ id, name }) => `${deck.cards[id]} ${id}  // ${name}`);
  return [`# ${deck.name}`, ...lines, ""].join("\n");
}

export interface Reading extends Written {
  /** Lines that name no card. */
  unknown: string[];
}

const LINE = /^(\d{1,2})\s*[×x*]?\s+(.+)$/i;
const plain = (text: string) => text.trim().toLocaleLowerCase();

/** Ids or names; what follows two slashes is for people. */
export function fromText(text: string, cards: Named[]): Reading {
  const found: Reading = { name: "", cards: {}, unknown: [] };
  for (const line of text.split("\n").map((line) => line.trim())) {
    if (!line) continue;
    if (line.startsWith("#")) {
      found.name ||= line.replace(/^#+\s*/, "").slice(0, 60);
      continue;
    }
    const match = LINE.exec(line.split("//")[0]!.trim());
    const wanted = plain(match?.[2] ?? "");
    const card = cards.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted);
    if (match && card) found.cards[card.id] = (found.cards[card.id] ?? 0) + Number(match[1]);
    else found.unknown.push(line);
  }
  return found;
}

/** What stands behind the # of a link: "name~4trf.2opossum". */
export function toHash(deck: Written): string {
  const cards = Object.entries(deck.cards).map(([id, n]) => `${n}${id}`);
  return `#deck=${encodeURIComponent(deck.name)}~${cards.join(".")}`;
}

export function fromHash(hash: string): Written | null {
  const match = /^#deck=([^~]*)~(.*)$/.exec(hash);
  if (!match) return null;
  const cards: Cards = {};
  for (const part of match[2]!.split(".")) {
    const card = /^(\d{1,2})([a-z][a-z0-9_]*)$/.exec(part);
    if (card) cards[card[2]!] = Number(card[1]);
  }
  try {
    return { name: decodeURIComponent(match[1]!).slice(0, 60), cards };
  } catch {
    return { name: "", cards };
  }
}
