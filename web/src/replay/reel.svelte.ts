/** A match that is over (or not), state by state, as one seat saw it. */
import { SvelteMap } from "svelte/reactivity";
import { playBack, type Stage } from "@/table/playback";
import { Pace } from "@/table/motion.svelte";
import { Side } from "@/table/side.svelte";
import { getReplay } from "@/wire/http";
import type { State } from "@/wire/generated";

const MOST = 200; // states that the server gives at once

export class Reel {
  readonly pace = new Pace();
  readonly side: Side;
  at = $state(0);
  running = $state(false);
  #states = new SvelteMap<number, State>();

  constructor(
    readonly table: string,
    seat: number | null,
    readonly length: number,
  ) {
    this.side = new Side(seat);
  }

  /** Jump there, without anything moving. */
  async go(to: number): Promise<void> {
    this.running = false;
    const at = Math.max(0, Math.min(to, this.length));
    await this.#fetch(at);
    const before = [...Array(at + 1).keys()].flatMap((n) => this.#states.get(n)?.happened ?? []);
    const state = this.#states.get(at);
    if (!state) return;
    this.at = at;
    this.side.take({ ...state, happened: before, fresh: true });
  }

  /** One state on, with all that happens. */
  async step(stage: () => Stage): Promise<void> {
    if (this.at >= this.length || this.side.playing) return;
    await this.#fetch(this.at + 1);
    const state = this.#states.get(this.at + 1);
    if (!state) return;
    this.at += 1;
    this.side.take({ ...state, fresh: false });
    await playBack(this.side, stage, this.pace);
  }

  async run(stage: () => Stage): Promise<void> {
    this.running = true;
    while (this.running && this.at < this.length) {
      await this.step(stage);
      await this.pace.wait(450);
      if (this.pace.still) await new Promise((resolve) => setTimeout(resolve, 450));
    }
    this.running = false;
  }

  async #fetch(at: number): Promise<void> {
    if (this.#states.has(at)) return;
    const first = Math.floor(at / MOST) * MOST;
    const replay = await getReplay(
      this.table,
      this.side.seat,
      first,
      Math.min(first + MOST - 1, this.length),
    );
    replay.states.forEach((state, n) => this.#states.set(replay.first + n, state));
  }
}
