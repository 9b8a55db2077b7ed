/** What is printed on the cards of this table, and who sits here: a card drawn large knows only its own number. */
import type { SeatLook } from "@/games/contract";
import type { terravist } from "@/wire/generated";

class Atlas {
  board: terravist.Board | null = $state.raw(null);
  seats: SeatLook[] = $state.raw([]);
  /** Cards seen once are remembered: one that has just left the table may still be looked at. */
  #cards = new Map<number, terravist.CardView>();

  open(board: terravist.Board, seats: SeatLook[]): void {
    for (const card of board.cards) this.#cards.set(card.card, card);
    this.board = board;
    this.seats = seats;
  }

  card(number: number): terravist.CardView | undefined {
    void this.board; // what is known grows with every view
    return this.#cards.get(number);
  }

  creature(number: number): terravist.CreatureView | undefined {
    return this.board?.creatures.find((each) => each.card === number);
  }
}

export const atlas = new Atlas();
