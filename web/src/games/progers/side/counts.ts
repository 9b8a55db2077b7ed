/** Counting cards: what anybody at the table could do on a sheet of paper. */
import type { progers } from "@/wire/generated";

/** How many of a kind this seat can see: in the discard, in the program, in its own hand. */
export function seen(board: progers.Board, kind: number): number {
  const editing = board.draft?.slots.length ? board.draft : null;
  const row = editing ?? board.row;
  // Cards set aside to be exchanged lie in no row.
  const laid = [...row.slots.flat(), ...row.loops.map((loop) => loop.kind), ...(editing ? [] : board.laid)];
  return [...board.discard, ...board.hand, ...laid].filter((each) => each === kind).length;
}

/** The chance that k cards drawn now have at least one of the kind: any unseen card is as likely as another. */
export function chance(board: progers.Board, kind: number, k: number): number {
  const unseen = board.cards.reduce(
    (sum, card, each) => sum + Math.max(0, card.count - seen(board, each)),
    0,
  );
  const wanted = Math.max(0, (board.cards[kind]?.count ?? 0) - seen(board, kind));
  let none = 1;
  for (let n = 0; n < k; n++) none *= Math.max(0, (unseen - wanted - n) / Math.max(1, unseen - n));
  return 1 - none;
}
