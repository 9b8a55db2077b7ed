/** What events say, as numbers: a worker, a colour, a kind of tile. */
import type { Phrase, origins } from "@/wire/generated";
import { ARCHON, LETTERS, SPEAKER } from "../words";

export type Args = Record<string, unknown>;

export const numberOf = (args: Args, name: string): number => Number(args[name] ?? -1);

export const colourOf = (said: unknown): number => LETTERS.indexOf((said as Phrase).id.slice(-1));

export function workerOf(said: unknown): number {
  const { id, args = {} } = said as Phrase;
  if (id === "archon") return ARCHON;
  if (id === "speaker-die") return SPEAKER + numberOf(args, "value") - 1;
  return colourOf(args["colour"]) * 6 + numberOf(args, "value") - 1;
}

/** The kind of a tile by its name; -1 for a farm. */
export const kindOf = (said: unknown, board: origins.Board): number =>
  board.kinds.findIndex(
    ({ name }) => name.id === (said as Phrase).id && name.args?.["en"] === (said as Phrase).args?.["en"],
  );
