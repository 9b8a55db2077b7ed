/** What is printed on tiles and cards at this table: a thing drawn large knows only its own name. */
import type { Phrase, origins } from "@/wire/generated";

class Atlas {
  kinds: origins.KindView[] = $state.raw([]);
  agora: Phrase[] = $state.raw([]);

  open(board: origins.Board): void {
    this.kinds = board.kinds;
    this.agora = board.agora;
  }
}

export const atlas = new Atlas();
