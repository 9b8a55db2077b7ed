/** Ships, discs, zodiac cards, tokens: what climbs, lies on top, slides under. */
import type { origins } from "@/wire/generated";
import type { Deed } from "./deeds";
import { numberOf } from "./reading";

/** A disc arrives on top of those on its space. */
function onTop(pile: number[], spaces: number[], disc: number, space: number): number[] {
  spaces[disc] = space;
  const others = pile.filter((each) => each !== disc);
  const below = others.filter((each) => spaces[each]! <= space);
  return [...below, disc, ...others.filter((each) => spaces[each]! > space)];
}

/** A disc that goes back slides under those that lie there already, but lies on those that came with it. */
function slideUnder(war: origins.WarView, disc: number, space: number, from: number): void {
  came.set(disc, from);
  war.spaces[disc] = space;
  const key = (each: number) => war.spaces[each]! * 100 - (came.get(each) ?? war.spaces[each]!);
  const order = new Map(war.ranks.map((each, at) => [each, at]));
  war.ranks = [...war.ranks].sort((a, b) => key(a) - key(b) || order.get(a)! - order.get(b)!);
}

/** From where discs went back in this retreat. */
const came = new Map<number, number>();

function ship(board: origins.Board, args: Record<string, unknown>): void {
  const zone = board.zones[numberOf(args, "zone") - 1];
  if (zone) zone.ship = numberOf(args, "value");
}

export const tracks: Record<string, Deed> = {
  "ship-raised": ship,
  "ship-set": ship,
  advanced({ war }, args) {
    war.ranks = onTop(war.ranks, war.spaces, numberOf(args, "seat"), numberOf(args, "space"));
  },
  retreated({ war }, args) {
    const space = numberOf(args, "space");
    slideUnder(war, numberOf(args, "seat"), space, space + numberOf(args, "n"));
  },
  rose(board, args) {
    const temple = board.temples[numberOf(args, "temple")]!;
    temple.pile = onTop(temple.pile, temple.steps, numberOf(args, "seat"), numberOf(args, "space"));
  },
  "zodiac-taken"(board, args) {
    const [seat, number] = [numberOf(args, "seat"), numberOf(args, "temple")];
    const temple = board.temples[number]!;
    for (const player of board.players)
      player.zodiac = player.zodiac.filter((card) => card !== temple.zodiac);
    board.players[seat]?.zodiac.push(temple.zodiac);
    const from = temple.holder < 0 ? `zodiac-${number}` : `home-${temple.holder}`;
    temple.holder = seat;
    return from;
  },
  "zodiac-returned"(board, args) {
    const temple = board.temples[numberOf(args, "temple")]!;
    temple.holder = -1;
    for (const player of board.players)
      player.zodiac = player.zodiac.filter((card) => card !== temple.zodiac);
  },
  "token-gained"(board, args) {
    board.players[numberOf(args, "seat")]!.tokens += numberOf(args, "n");
  },
  "token-spent"(board, args) {
    board.players[numberOf(args, "seat")]!.tokens -= 1;
  },
  "first-player"(board, args) {
    board.first = numberOf(args, "seat");
  },
  round(board, args) {
    came.clear();
    board.round = numberOf(args, "round");
    for (const player of board.players) player.passed = false;
  },
};
