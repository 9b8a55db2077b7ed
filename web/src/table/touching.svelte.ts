/** What is drawn, lit and touched. One table is open at a time, so there is one of these. */
import { SvelteMap } from "svelte/reactivity";

class Touching {
  /** Targets that are drawn now, and how often. */
  drawn = new SvelteMap<string, number>();
  lit: ReadonlySet<string> = $state.raw(new Set());
  touched: readonly string[] = $state.raw([]);
  hinted: ReadonlySet<string> = $state.raw(new Set());
  /** What lit targets are called, for who hears the page. */
  names: ReadonlyMap<string, string> = $state.raw(new Map());
  /** A drop on something that is not lit yet: it may be, when what was dragged has been answered for. */
  dropped: string | null = $state(null);

  draw(id: string): void {
    this.drawn.set(id, (this.drawn.get(id) ?? 0) + 1);
  }

  erase(id: string): void {
    const left = (this.drawn.get(id) ?? 1) - 1;
    if (left > 0) this.drawn.set(id, left);
    else this.drawn.delete(id);
  }

  clear(): void {
    this.lit = new Set();
    this.touched = [];
    this.hinted = new Set();
    this.names = new Map();
    this.dropped = null;
  }
}

export const touching = new Touching();
