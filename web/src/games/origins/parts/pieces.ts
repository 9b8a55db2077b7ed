/** Names for dice that travel: the same at home and in a zone. Equal ones are told apart by their place. */
import type { origins } from "@/wire/generated";
import { ARCHON, SPEAKER, numbered } from "../words";

export interface Piece {
  id: string;
  worker: number;
  /** The zone it is in, -1 at home. */
  zone: number;
}

export function piecesOf(board: origins.Board, seat: number): Piece[] {
  const player = board.players[seat]!;
  const home = [
    ...player.citizens,
    ...player.speakers.map((value) => SPEAKER + value - 1),
    ...(player.archon_home ? [ARCHON] : []),
  ].map((worker) => ({ worker, zone: -1 }));
  const away = board.zones.flatMap(({ workers }, zone) =>
    workers.filter(([owner]) => owner === seat).map(([, worker]) => ({ worker, zone })),
  );
  return numbered([...home, ...away], ({ worker }) => `die-${seat}-${worker}`).map(({ thing, id }) => ({
    ...thing,
    id,
  }));
}
