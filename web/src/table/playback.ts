/** Playing back what happened, event by event, before the view that came of it is drawn. */
import { tick } from "svelte";
import type { BoardExports, Scenes } from "@/games/contract";
import type { State } from "@/wire/generated";
import { moveFrom, placesIn } from "./flip";
import type { Pace } from "./motion.svelte";
import type { Side } from "./side.svelte";
import { sound } from "./sound";

export interface Stage {
  board: BoardExports | undefined;
  scenes: Scenes;
  root: HTMLElement | undefined;
}

async function show(state: State, side: Side, stage: () => Stage, pace: Pace): Promise<void> {
  for (const line of state.happened) {
    if (side.queue[0] !== state) return; // a jump came meanwhile
    const { board, scenes, root } = stage();
    side.tell(line);
    if (pace.still) continue;
    const event = { ...line.said, id: line.said.id.replace(/-own$/, "") };
    if (board?.play) await board.play(event, pace, state.view.board);
    else if (root) await scenes[event.id]?.(event, pace, root);
  }
}

/** Play what waits in the side's queue, state by state. A broken scene never holds up the game. */
export async function playBack(side: Side, stage: () => Stage, pace: Pace): Promise<void> {
  side.playing = true;
  pace.start(side.queue.reduce((sum, state) => sum + state.happened.length, 0));
  try {
    for (let state = side.queue[0]; state; state = side.queue[0]) {
      if (state.happened.length) sound("happen");
      await show(state, side, stage, pace).catch((error: unknown) => console.error(error));
      const { root } = stage();
      const before = root ? placesIn(root) : undefined;
      side.settle(state);
      await tick();
      if (root && before) moveFrom(before, root, pace);
    }
  } finally {
    side.playing = false;
  }
}
