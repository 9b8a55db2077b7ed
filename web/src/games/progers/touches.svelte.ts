/** Touches to be made one after another, each as soon as its target is lit: what feels like one act may be several answers. */
import { touching } from "@/table/touching.svelte";

const PATIENCE = 4000; // milliseconds until what never lit up is forgotten

export class Touches {
  #left: string[] = $state.raw([]);
  #root: () => Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: () => Element | undefined) {
    this.#root = root;
    $effect(() => {
      const next = this.#left[0];
      if (next && touching.lit.has(next)) setTimeout(() => this.#make(next));
    });
  }

  get busy(): boolean {
    return this.#left.length > 0;
  }

  make(...targets: string[]): void {
    this.#left = targets;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#left = []), PATIENCE);
  }

  /** Touch it now, lit or not: if it can't be chosen, the shell says why. */
  now(target: string): void {
    this.#find(target)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: -1 }));
  }

  /** Where a card was let go: now if the card is up already, else when it is. */
  then(target: string): void {
    if (touching.touched.length) this.now(target);
    else this.make(...this.#left, target);
  }

  #make(target: string): void {
    if (this.#left[0] !== target || !this.#find(target)?.hasAttribute("data-lit")) return;
    this.#left = this.#left.slice(1);
    this.now(target);
  }

  #find(target: string): Element | undefined | null {
    return this.#root()?.querySelector(`[data-target="${target}"]`);
  }
}
