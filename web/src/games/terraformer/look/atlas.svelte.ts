/** All that is printed, fetched once for each pack: cards by their number, and what can be read off them. */
import type { Say } from "@/games/contract";
import { getCatalogue } from "@/wire/http";
import type { terraformer } from "@/wire/generated";

export type PrintedCard = terraformer.PrintedCard;
export type Catalogue = terraformer.Catalogue;
export type Role = "P" | "C1" | "C2" | "C3" | "Cl";
export const ROLES: Role[] = ["P", "Cl", "C1", "C2", "C3"];

export class Atlas {
  readonly number: ReadonlyMap<string, number>;

  constructor(readonly printed: Catalogue) {
    this.number = new Map(printed.cards.map((card, n) => [card.id, n]));
  }

  card(number: number): PrintedCard | undefined {
    return this.printed.cards[number];
  }

  named(id: string): PrintedCard | undefined {
    return this.printed.cards[this.number.get(id) ?? -1];
  }

  get wet(): number {
    return this.printed.humidities.length;
  }

  foodIds(foods: number[]): string[] {
    return foods.map((food) => this.printed.foods[food]?.id ?? "");
  }

  /** The climate in which a card is drawn: a biome's own, a being's at home. */
  homeOf(card: PrintedCard): number {
    if (card.type === "biome") return card.climates[0] ?? 0;
    return this.card(card.native)?.climates[0] ?? -1;
  }

  climateName(climate: number, say: Say): string {
    const { temperatures, humidities } = this.printed;
    const [t, h] = [temperatures[Math.floor(climate / this.wet)], humidities[climate % this.wet]];
    return t && h ? `${say(t)}, ${say(h)}` : "";
  }
}

/** What one may eat of another, as printed. */
export const eats = (eater: PrintedCard, food: PrintedCard, diet: number[] = eater.eats): boolean =>
  eater.id !== food.id && diet.some((icon) => food.counts.includes(icon));

const fetched = new Map<string, Promise<Atlas>>();

export function fetchAtlas(pack = "house"): Promise<Atlas> {
  const known = fetched.get(pack);
  if (known) return known;
  const coming = getCatalogue<Catalogue>("terraformer", pack).then((printed) => new Atlas(printed));
  coming.catch(() => fetched.delete(pack));
  fetched.set(pack, coming);
  return coming;
}

/** The atlas of the table that is open, for what is enlarged. */
export const open: { atlas: Atlas | undefined } = $state({ atlas: undefined });
