/** What an event changes of what is drawn: a sketch, until the view that came of it all is there. A deed may say from
 * where the pieces come that were not to be seen before, with a piece's name or a place's. */
import type { origins } from "@/wire/generated";
import { ARCHON, SPEAKER, colourOf as hueOf } from "../words";
import { colourOf, kindOf, numberOf, workerOf, type Args } from "./reading";
import { tracks } from "./tracks";
import { market } from "./market";

export type Deed = (board: origins.Board, args: Args) => unknown;

const who = (board: origins.Board, args: Args) => board.players[numberOf(args, "seat")]!;

function take<T>(from: T[], found: (each: T) => boolean): T | undefined {
  const at = from.findIndex(found);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/** Out of whichever zone it is in; the zone's place. */
function leaveZone(board: origins.Board, seat: number, worker: number): string | undefined {
  const at = board.zones.findIndex(({ workers }) =>
    take(workers, ([owner, each]) => (seat < 0 || owner === seat) && each === worker),
  );
  return at < 0 ? undefined : `zone-${at}`;
}

function leaveHome(player: origins.PlayerView, worker: number): void {
  if (worker === ARCHON) player.archon_home = false;
  else if (worker >= SPEAKER) take(player.speakers, (value) => value === worker - SPEAKER + 1);
  else take(player.citizens, (citizen) => citizen === worker);
}

const comeHome = (player: origins.PlayerView, citizen: number) =>
  player.citizens.splice(0, Infinity, ...[...player.citizens, citizen].sort((a, b) => a - b));

/** A citizen that changes its value or colour, wherever it is. */
function become(board: origins.Board, seat: number, old: number, now: number): void {
  const player = board.players[seat]!;
  if (take(player.citizens, (citizen) => citizen === old) !== undefined) {
    comeHome(player, now);
    return;
  }
  for (const zone of board.zones)
    zone.workers = zone.workers.map(([owner, worker]) => [
      owner,
      owner === seat && worker === old ? now : worker,
    ]);
}

/** A 6 leaves its base, for the advisers or the supply. */
function retire(board: origins.Board, args: Args): string {
  const [seat, colour] = [numberOf(args, "seat"), colourOf(args["colour"])];
  const zone = leaveZone(board, seat, colour * 6 + 5);
  if (!zone) take(who(board, args).citizens, (citizen) => hueOf(citizen) === colour && citizen % 6 >= 4);
  return zone ?? `home-${seat}`;
}

export const deeds: Record<string, Deed> = {
  visited(board, args) {
    const [seat, worker] = [numberOf(args, "seat"), workerOf(args["worker"])];
    leaveHome(who(board, args), worker);
    board.zones[numberOf(args, "zone") - 1]?.workers.push([seat, worker]);
    return `home-${seat}`;
  },
  passed(board, args) {
    const seat = numberOf(args, "seat");
    board.players[seat]!.passed = true;
    board.players[seat]!.archon_home = true;
    return leaveZone(board, seat, ARCHON);
  },
  "came-back"(board, args) {
    const worker = workerOf(args["worker"]);
    comeHome(who(board, args), worker);
    return leaveZone(board, numberOf(args, "seat"), worker - 1);
  },
  raised(board, args) {
    const now = workerOf(args["worker"]);
    become(board, numberOf(args, "seat"), now - numberOf(args, "n"), now);
  },
  lowered(board, args) {
    const now = workerOf(args["worker"]);
    become(board, numberOf(args, "seat"), now + numberOf(args, "n"), now);
  },
  recoloured(board, args) {
    const old = workerOf(args["worker"]);
    become(board, numberOf(args, "seat"), old, colourOf(args["colour"]) * 6 + (old % 6));
  },
  adviser(board, args) {
    who(board, args).advisers.push(colourOf(args["colour"]));
    return retire(board, args);
  },
  "adviser-known"(board, args) {
    retire(board, args);
  },
  "speaker-taken"(board, args) {
    const value = numberOf(args, "value");
    who(board, args).speakers.push(value);
    if (take(board.speakers, (each) => each === value) !== undefined) return "speakers";
    return leaveZone(board, -1, SPEAKER + value - 1);
  },
  "speaker-back"(board, args) {
    const value = numberOf(args, "value");
    board.speakers.push(value);
    return leaveZone(board, -1, SPEAKER + value - 2) ?? leaveZone(board, -1, SPEAKER + 4);
  },
  closed(board, args) {
    const [corner, citizen] = [numberOf(args, "corner"), workerOf(args["worker"])];
    const player = who(board, args);
    const spot = take(player.districts, (district) => district.corner === corner);
    const sat = take(player.citizens, (each) => hueOf(each) === hueOf(citizen)); // Leo may have raised it
    if (!spot || sat === undefined) return;
    const points = ((citizen % 6) + 1) * player.towers[hueOf(citizen)]!;
    player.seats.push({ corner, x: spot.x, y: spot.y, citizen, points });
    return `home-${player.seat}`;
  },
  "card-paid"(board, args) {
    const id = (args["card"] as { args?: Args }).args?.["id"];
    for (const card of board.cards) if (card.id === id) card.gold = 0;
  },
  placed(board, args) {
    const [player, cell] = [who(board, args), numberOf(args, "cell")];
    const kind = kindOf(args["tile"], board);
    const farm = kind < 0;
    const tile = farm ? board.tile % 64 : kind;
    const slot = board.row.find((each) => each.kind === tile);
    const side = 2 * board.reach + 1;
    if (slot) slot.kind = -1;
    else take(player.reserved, (each) => each === tile);
    player.city.push({
      cell,
      x: (cell % side) - board.reach,
      y: Math.floor(cell / side) - board.reach,
      tile,
      farm,
      colour: farm ? -1 : (board.kinds[tile]?.colour ?? -1),
    });
    return slot ? `tile-${tile}` : `home-${player.seat}`;
  },
  "farm-replaced"(board, args) {
    take(who(board, args).city, (tile) => tile.cell === numberOf(args, "cell"));
  },
  "tower-built"(board, args) {
    const colour = colourOf(args["colour"]);
    who(board, args).towers[colour] = numberOf(args, "level");
    board.stock[colour]!--;
    return `stock-${colour}`;
  },
  grew(board, args) {
    who(board, args).free_bases++;
  },
  ...market,
  ...tracks,
};
