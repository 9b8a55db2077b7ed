/** The table that is being planned: its seats and options, until it is made. */
import type { GameInfo, SeatWanted, TableWanted } from "@/wire/generated";
import { middleLevel } from "./levels";

export interface Plan extends TableWanted {
  seats: (SeatWanted & { name: string; level: string })[];
  options: Record<string, unknown>;
  pack: string;
  spectators: boolean;
  pace: number;
  stand_in: string;
}

/** Me and a bot; or me and a friend, for who came to invite. */
export function planFor(game: GameInfo, myName: string, friends: boolean): Plan {
  const level = middleLevel(game.levels);
  const others = Array.from({ length: Math.max(1, game.least_seats - 1) }, (_, n) => ({
    who: friends && n === 0 ? ("friend" as const) : ("bot" as const),
    name: "",
    level,
  }));
  return {
    game: game.id,
    seats: [{ who: "me", name: myName, level }, ...others],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    pack: "house",
    spectators: true,
    pace: 1,
    stand_in: "",
  };
}

/** What is sent: a bot has a level, a person a name; who has the link brings something when sitting down. */
export function wantedOf(plan: Plan): TableWanted {
  const seats = plan.seats.map(({ who, name, level, brings }): SeatWanted => {
    const along = brings === undefined ? {} : { brings };
    if (who === "bot") return { who, level, ...along };
    return who === "me" ? { who, name: name.trim(), ...along } : { who };
  });
  return { ...plan, seats };
}
