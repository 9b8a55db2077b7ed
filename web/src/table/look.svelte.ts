/** `use:look={"card:S"}`: a card drawn large on hover, long press or Space. */
import type { Action } from "svelte/action";

class Looking {
  what: string | null = $state(null);
  at: DOMRect = $state.raw(new DOMRect());
}

export const looking = new Looking();

const HOVER = 550; // milliseconds
const PRESS = 420;

export const look: Action<Element, string> = (node, given) => {
  let what = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const { signal } = end;
  const on = (name: string, listener: (event: never) => void) =>
    node.addEventListener(name, listener as EventListener, { signal });

  const show = () => {
    looking.at = node.getBoundingClientRect();
    looking.what = what;
  };
  const soon = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, delay);
  };
  const away = () => {
    clearTimeout(timer);
    if (looking.what === what) looking.what = null;
  };

  on("pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && soon(HOVER));
  on("pointerdown", (event: PointerEvent) => (event.pointerType === "mouse" ? away() : soon(PRESS)));
  on("contextmenu", (event: Event) => event.preventDefault());
  for (const name of ["pointerleave", "pointercancel", "pointerup", "blur"]) on(name, away);
  on("keydown", (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (looking.what === what) away();
    else show();
  });

  return {
    update: (next) => (what = next),
    destroy: () => {
      away();
      end.abort();
    },
  };
};
