/** A card in hand is carried by pointer: taken up when it moves far enough, dropped on the target below. */
import type { Action } from "svelte/action";
import { targetAt } from "@/table/drag";

interface Carried {
  take: () => void;
  drop: (target: string) => void;
}

const FAR = 8; // pixels before a press is a drag

function swallowClick(): void {
  const swallow = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
}

export const carry: Action<HTMLElement, Carried> = (node, given) => {
  let what = given;

  function follow(start: PointerEvent) {
    if (start.button !== 0 || !start.isPrimary) return;
    const end = new AbortController();
    const { signal } = end;
    let carrying = false;
    const put = (x: number, y: number) => {
      node.style.transform = carrying
        ? `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 14))}deg)`
        : "";
      node.style.zIndex = carrying ? "20" : "";
      node.style.pointerEvents = carrying ? "none" : "";
    };
    const moved = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!carrying && Math.hypot(x, y) > FAR) {
        carrying = true;
        what.take();
      }
      if (carrying) put(x, y);
    };
    const finish = (event: PointerEvent) => {
      end.abort();
      const id = carrying && event.type === "pointerup" ? below(event) : undefined;
      if (carrying) swallowClick();
      carrying = false;
      put(0, 0);
      if (id) what.drop(id);
    };
    const below = (event: PointerEvent) => {
      const found = targetAt(event.clientX, event.clientY, node)?.getAttribute("data-target");
      return found && /^(gap|slot|pair):/.test(found) ? found : undefined;
    };
    addEventListener("pointermove", moved, { signal });
    addEventListener("pointerup", finish, { signal });
    addEventListener("pointercancel", finish, { signal });
  }

  node.addEventListener("pointerdown", follow);
  return {
    update: (next) => (what = next),
    destroy: () => node.removeEventListener("pointerdown", follow),
  };
};
