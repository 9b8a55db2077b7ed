/** Four pages side by side where there is no room for all at once: which is in front, and on which something glows. */
import { tick } from "svelte";

export const PAGES = ["zones", "market", "tracks", "cities"] as const;

/** Of what glows on a page the first is brought to sight, if none is. */
function show(lit: NodeListOf<Element> | undefined, page: Element | null | undefined): void {
  if (!lit?.length || !page) return;
  const { top, bottom } = page.getBoundingClientRect();
  const seen = [...lit].some((node) => {
    const at = node.getBoundingClientRect();
    return at.top >= top && at.bottom <= bottom;
  });
  if (!seen) page.scrollTo({ top: page.scrollTop + lit[0]!.getBoundingClientRect().top - top - 60 });
}

export class Pages {
  at = $state(0);
  beckons: boolean[] = $state([false, false, false, false]);
  #strip: HTMLElement | undefined;

  /** The strip that holds the pages; it can be swiped, so that where it stands is what counts. */
  hold = (strip: HTMLElement) => {
    this.#strip = strip;
    const look = () => (this.at = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
    strip.addEventListener("scroll", look, { passive: true });
    return { destroy: () => strip.removeEventListener("scroll", look) };
  };

  turn(to: number): void {
    this.#strip?.scrollTo({ left: to * this.#strip.clientWidth, behavior: "smooth" });
  }

  /** Something new can be chosen: if none of it is on the page in front, turn to where it is. */
  async follow(): Promise<void> {
    await tick();
    const strip = this.#strip;
    if (!strip) return;
    const pages = PAGES.map((page) => strip.querySelector(`[data-page="${page}"]`));
    this.beckons = pages.map((page) => !!page?.querySelector("[data-lit]"));
    const narrow = strip.scrollWidth > strip.clientWidth + 1;
    const first = this.beckons.indexOf(true);
    const front = narrow && first >= 0 && !this.beckons[this.at] ? first : this.at;
    if (front !== this.at) this.turn(front);
    if (narrow) show(pages[front]?.querySelectorAll("[data-lit]"), pages[front]);
  }
}
