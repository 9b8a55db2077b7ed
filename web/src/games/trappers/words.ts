/** Small things everybody here needs: what is asked of this seat, events without their prefix. */
import type { AskView, Phrase, View, trappers } from "@/wire/generated";

export const [TURNS, OVER] = [3, 4]; // phases
export const DUEL = 5; // a target of a fight; 1 … 4 are raids
export const FREE = 4; // a heading

export const askOf = (view: View, seat: number | null): AskView | undefined =>
  seat === null ? undefined : view.asks.find((ask) => ask.seat === seat && ask.options !== null);

export const whatOf = (event: Phrase): string => event.id.replace(/^event-/, "").replace(/-own$/, "");

export const numberOf = (event: Phrase, name: string): number => Number(event.args?.[name] ?? -1);

/** A number with its sign, a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export const clanOf = (board: trappers.Board, number: number): trappers.ClanView | undefined =>
  board.clans[number - 1];

/** What a cell is now: its kind, or the settlement on it. */
export function kindOf(board: trappers.Board, cell: number): string {
  const tile = board.tiles.find((each) => each.cell === cell);
  return tile ? (tile.city ? "city" : "factory") : `kind-${board.ground.kinds[cell]}`;
}

export const FORMS = ["builder", "fighter", "engineer", "mimic"] as const;
