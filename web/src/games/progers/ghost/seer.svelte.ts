/** Asks what would happen: for the program as it stands, and for the place under the pointer. */
import { untrack } from "svelte";
import type { BoardProps } from "@/games/contract";
import { touching } from "@/table/touching.svelte";
import type { OptionView, progers } from "@/wire/generated";
import { askOf } from "../words";
import { ghostOf, NO_GHOST, type Fall, type Ghost } from "./ghost";

/** Where nothing hovers, a card taken up is warning enough. */
const noPointer = matchMedia("(hover: none)").matches;

type Given = BoardProps<progers.Board>;

export class Seer {
  /** Of the program as it stands. */
  standing: Ghost = $state.raw(NO_GHOST);
  /** Of what the pointer or the focus is on; null where there is nothing. */
  #tried: Ghost | null = $state.raw(null);
  /** Loops that would fall, by the target that would make them. */
  falls: Record<string, Fall[]> = $state.raw({});
  #over: string | null = $state(null);

  ghost: Ghost = $derived.by(() => this.#tried ?? this.standing);
  /** Loops in danger: by what is pointed at, else by any place the card taken up could go. */
  threats: Fall[] = $derived.by(
    () => this.#tried?.falls ?? (noPointer ? Object.values(this.falls).flat() : []),
  );

  constructor(given: () => Given) {
    $effect(() => this.#stand(given()));
    $effect(() => this.#try(given(), this.#over));
    $effect(() => this.#foresee(given()));
  }

  /** The pointer is over a target, or leaves it. */
  point(target: string | null): void {
    this.#over = target;
  }

  #stand({ view, board, seat, preview }: Given): () => void {
    const ask = askOf(view, seat);
    if (ask?.kind === "turn" || ask?.kind === "op") {
      return foretell(preview, [], board, ask.seat, (ghost) => (this.standing = ghost));
    }
    this.standing = NO_GHOST;
    return () => {};
  }

  #try({ view, board, seat, preview }: Given, over: string | null): () => void {
    const ask = askOf(view, seat);
    const option = over !== null && ask?.kind === "op" ? meantBy(ask.options ?? [], over) : undefined;
    this.#tried = null;
    return option
      ? foretell(preview, [option.option], board, ask!.seat, (ghost) => (this.#tried = ghost))
      : () => {};
  }

  /** With a card taken up: which places cost a loop. Only where there are loops to lose. */
  #foresee({ view, board, seat, preview }: Given): () => void {
    this.falls = {};
    const ask = askOf(view, seat);
    if (ask?.kind !== "op" || !touching.touched.length || !board.draft?.loops.length) return () => {};
    const ends = [...touching.lit].map((target) => {
      const option = meantBy(ask.options ?? [], target);
      return option
        ? foretell(preview, [option.option], board, ask.seat, ({ falls }) => {
            if (falls.length) this.falls = { ...this.falls, [target]: falls };
          })
        : () => {};
    });
    return () => ends.forEach((end) => end());
  }
}

/** Asks, and hears the answer unless it has been called off meanwhile. */
function foretell(
  preview: Given["preview"],
  options: number[],
  board: progers.Board,
  seat: number,
  hear: (ghost: Ghost) => void,
): () => void {
  let off = false;
  void untrack(() => preview(options)).then((events) => off || hear(ghostOf(events, board, seat)));
  return () => (off = true);
}

/** The one option that is complete once this target is touched too. */
function meantBy(options: OptionView[], target: string): OptionView | undefined {
  const touched = [...touching.touched, target].sort().join();
  const found = options.filter((option) => [...option.targets].sort().join() === touched);
  return found.length === 1 ? found[0] : undefined;
}
