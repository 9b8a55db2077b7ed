/** Which drawn card is which, so that it can be seen moving: cards of a kind are alike, so any order of them will do. */
import type { progers } from "@/wire/generated";

const counter = () => {
  const seen = new Map<number, number>();
  return (kind: number) => {
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    return n;
  };
};

/** Cards in hand: the first of a kind is number 0; those laid out of it go on counting. */
export function handPieces(hand: number[]): string[] {
  const next = counter();
  return hand.map((kind) => `card-${kind}-${next(kind)}`);
}

/** In the row: cards laid this turn by their number in the hand, those from before by their order. */
export function rowPieces(
  row: progers.RowView,
  board: progers.Board,
): { slots: string[]; loops: Record<number, string> } {
  const next = counter();
  board.hand.forEach(next);
  let old = 0;
  const slots = row.slots.map((cards, slot) =>
    row.fresh[slot] ? `card-${cards.at(-1)}-${next(cards.at(-1)!)}` : `slot-${old++}`,
  );
  const loops = Object.fromEntries(
    row.loops.map((loop) => [
      loop.first,
      loop.fresh ? `card-${loop.kind}-${next(loop.kind)}` : `loop-${loop.first}`,
    ]),
  );
  return { slots, loops };
}
