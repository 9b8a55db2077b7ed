/** The rows and what is gained and paid. */
import { colourOf as hueOf } from "../words";
import type { Deed } from "./deeds";
import { colourOf, kindOf, numberOf, workerOf } from "./reading";

const GOLD = 3;

export const market: Record<string, Deed> = {
  "die-taken"(board, args) {
    const [citizen, player] = [workerOf(args["worker"]), board.players[numberOf(args, "seat")]!];
    board.dice.find((die) => die.citizen === citizen)!.citizen = -1;
    player.citizens = [...player.citizens, citizen].sort((a, b) => a - b);
    return `row-die-${hueOf(citizen)}`;
  },
  "die-rolled"(board, args) {
    const die = workerOf(args["worker"]);
    const row = board.dice.map((slot) => slot.citizen).filter((citizen) => citizen >= 0);
    board.dice.forEach((slot, n) => (slot.citizen = [...row, die][n] ?? -1));
    board.supply[hueOf(die)]!--;
    return `supply-${hueOf(die)}`;
  },
  "row-refilled"(board, args) {
    const kind = kindOf(args["tile"], board);
    const row = board.row.map((slot) => slot.kind).filter((each) => each >= 0);
    board.row.forEach((slot, n) => (slot.kind = [...row, kind][n] ?? -1));
    return `stack-${colourOf(args["colour"])}`;
  },
  "turned-up"(board, args) {
    const stack = board.stacks[colourOf(args["colour"])]!;
    stack.top = numberOf(args, "kind");
    stack.hidden = Math.max(0, stack.hidden - 1);
  },
  reserved(board, args) {
    const kind = kindOf(args["tile"], board);
    const slot = board.row.find((each) => each.kind === kind);
    if (slot) slot.kind = -1;
    board.players[numberOf(args, "seat")]!.reserved.push(kind);
    return `tile-${kind}`;
  },
  gained(board, args) {
    board.players[numberOf(args, "seat")]!.goods[numberOf(args, "good")]! += numberOf(args, "n");
  },
  paid(board, args) {
    const { goods } = board.players[numberOf(args, "seat")]!;
    goods[numberOf(args, "good")]! -= numberOf(args, "n");
    goods[GOLD]! -= numberOf(args, "gold");
  },
  scored(board, args) {
    const player = board.players[numberOf(args, "seat")]!;
    player.vp += numberOf(args, "n");
    player.projected += numberOf(args, "n");
  },
};
