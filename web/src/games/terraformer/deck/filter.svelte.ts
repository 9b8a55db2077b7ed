/** What of the library is looked at. Nothing chosen: everything. */
import type { Say } from "@/games/contract";
import type { Atlas, PrintedCard, Role } from "../look/atlas.svelte";

export type CardType = PrintedCard["type"];
export const TYPES: CardType[] = ["biome", "being", "action"];

const toggled = <T>(list: T[], one: T): T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

export class Filter {
  words = $state("");
  types: CardType[] = $state.raw([]);
  roles: Role[] = $state.raw([]);
  climates: number[] = $state.raw([]);
  /** Food icons: of what is eaten, or of what eats. */
  eats: number[] = $state.raw([]);
  counts: number[] = $state.raw([]);
  /** Only what is in the deck. */
  taken = $state(false);

  get open(): boolean {
    const lists = [this.types, this.roles, this.climates, this.eats, this.counts];
    return this.words.trim() !== "" || this.taken || lists.some((list) => list.length > 0);
  }

  clear(): void {
    this.words = "";
    this.taken = false;
    this.types = [];
    this.roles = [];
    this.climates = [];
    this.eats = [];
    this.counts = [];
  }

  type = (one: CardType) => (this.types = toggled(this.types, one));
  role = (one: Role) => (this.roles = toggled(this.roles, one));
  climate = (one: number) => (this.climates = toggled(this.climates, one));
  eat = (one: number) => (this.eats = toggled(this.eats, one));
  count = (one: number) => (this.counts = toggled(this.counts, one));

  matches(card: PrintedCard, say: Say, inDeck: number): boolean {
    const sought = this.words.trim().toLocaleLowerCase();
    const text = `${say(card.name)} ${card.latin} ${card.id}`.toLocaleLowerCase();
    const any = <T>(wanted: T[], had: T[]) => wanted.length === 0 || wanted.some((one) => had.includes(one));
    return (
      text.includes(sought) &&
      (!this.taken || inDeck > 0) &&
      any(this.types, [card.type]) &&
      any<string>(this.roles, [card.role]) &&
      any(this.climates, card.climates) &&
      any(this.eats, card.eats) &&
      any(this.counts, card.counts)
    );
  }
}

const RANK: Record<string, number> = { P: 0, C1: 1, C2: 2, C3: 3, Cl: 4 };

/** Biome by biome with its natives, the Actions last. */
export function sorted(atlas: Atlas): PrintedCard[] {
  const { cards } = atlas.printed;
  const key = (card: PrintedCard, n: number) =>
    card.type === "action"
      ? 1e6 + n
      : (card.type === "biome" ? n : card.native) * 1000 + order(card) * 100 + (n % 100);
  const order = (card: PrintedCard) => (card.type === "biome" ? 0 : 1 + (RANK[card.role] ?? 5));
  return cards
    .map((card, n) => ({ card, at: key(card, n) }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
