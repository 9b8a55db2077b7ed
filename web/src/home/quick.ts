import { middleLevel } from "@/newtable/levels";
import type { GameInfo, TableWanted } from "@/wire/generated";

/** The table that is made without a question: you, and as few bots as the game can be played with. */
export function quickTable(game: GameInfo): TableWanted {
  const bots = Math.max(1, game.least_seats - 1);
  const level = middleLevel(game.levels);
  return {
    game: game.id,
    seats: [{ who: "me" }, ...Array.from({ length: bots }, () => ({ who: "bot" as const, level }))],
  };
}
