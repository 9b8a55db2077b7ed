/** The food web of some cards: who stands where, and who could eat whom. */
import { eats, type Atlas, type PrintedCard } from "../look/atlas.svelte";

export interface Node {
  card: PrintedCard;
  n: number;
  x: number;
  y: number;
}

export interface Link {
  eater: Node;
  food: Node;
  /** Both live at home in the same biome. */
  home: boolean;
}

export interface Web {
  nodes: Node[];
  links: Link[];
  columns: { biome: PrintedCard; n: number; x: number; width: number }[];
  width: number;
  height: number;
}

const STEP = 46;
const ROW: Record<string, number> = { C3: 0, C2: 1, C1: 2, P: 3, Cl: 3 };
export const HEIGHTS = [46, 110, 174, 238];

/** Columns are biomes with their natives; rows are places in the food chain, plants and cleaners at the ground. */
export function webOf(atlas: Atlas, counts: Record<string, number>): Web {
  const taken = atlas.printed.cards.filter((card) => (counts[card.id] ?? 0) > 0);
  const beings = taken.filter((card) => card.type === "being");
  const biomes = [
    ...new Set([
      ...taken.filter((card) => card.type === "biome").map((card) => atlas.number.get(card.id)!),
      ...beings.map((card) => card.native),
    ]),
  ].sort((a, b) => a - b);
  const web: Web = { nodes: [], links: [], columns: [], width: 0, height: 296 };
  for (const biome of biomes) {
    const natives = beings.filter((card) => card.native === biome);
    const rows = HEIGHTS.map((_, row) => natives.filter((card) => ROW[card.role] === row));
    const width = Math.max(1.5, ...rows.map((row) => row.length)) * STEP + 14;
    const left = web.width;
    rows.forEach((row, at) =>
      row.forEach((card, n) => {
        const x = left + width / 2 + (n - (row.length - 1) / 2) * STEP;
        web.nodes.push({ card, n: counts[card.id] ?? 0, x, y: HEIGHTS[at]! });
      }),
    );
    const card = atlas.card(biome)!;
    web.columns.push({ biome: card, n: counts[card.id] ?? 0, x: left, width });
    web.width += width + 8;
  }
  for (const eater of web.nodes)
    for (const food of web.nodes)
      if (eats(eater.card, food.card))
        web.links.push({ eater, food, home: eater.card.native === food.card.native });
  return web;
}

/** From the eater down to its food, as a fine arc. */
export function arc({ eater, food }: Link): string {
  const bend = eater.y === food.y ? -34 : (food.x - eater.x) * 0.12;
  const [mx, my] = [(eater.x + food.x) / 2 + (eater.y === food.y ? 0 : bend), (eater.y + food.y) / 2];
  return `M${eater.x} ${eater.y}Q${mx} ${my + (eater.y === food.y ? bend : 0)} ${food.x} ${food.y}`;
}
