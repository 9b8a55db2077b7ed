/** What lies on this table: a thing drawn large knows only its own name. */
import type { SeatLook } from "@/games/contract";
import type { trappers } from "@/wire/generated";

class Atlas {
  board: trappers.Board | null = $state.raw(null);
  seats: SeatLook[] = $state.raw([]);

  open(board: trappers.Board, seats: SeatLook[]): void {
    this.board = board;
    this.seats = seats;
  }
}

export const atlas = new Atlas();
