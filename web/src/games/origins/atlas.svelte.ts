/** What lies on this table: a thing drawn large knows only its own name. */
import type { origins } from "@/wire/generated";

class Atlas {
  board: origins.Board | undefined = $state.raw();
  kinds: origins.KindView[] = $derived(this.board?.kinds ?? []);
}

export const atlas = new Atlas();
