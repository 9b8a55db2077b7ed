/** How fast things move: the speed set, nothing for who wants no motion, nothing while it is skipped. */
import type { Motion } from "@/games/contract";
import { machine, settings } from "@/settings.svelte";

export class Pace implements Motion {
  #skipping = false;
  #hurry = 1;
  #waiting = new Set<() => void>();

  get still(): boolean {
    return this.#skipping || machine.calm;
  }

  time(milliseconds: number): number {
    return this.still ? 0 : milliseconds / (settings.speed * this.#hurry);
  }

  wait(milliseconds: number): Promise<void> {
    const time = this.time(milliseconds);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#waiting.add(done);
    });
  }

  /** Show the rest of what is being played at once. */
  skip(): void {
    this.#skipping = true;
    for (const done of [...this.#waiting]) done();
  }

  /** Before playing back: much that happened meanwhile goes by faster. */
  start(events: number): void {
    this.#skipping = false;
    this.#hurry = Math.max(1, Math.min(6, events / 24));
  }
}
