/** `use:target={"corner:2"}` on everything drawn that could ever be chosen. */
import { untrack } from "svelte";
import type { Action } from "svelte/action";
import { startDrag } from "./drag";
import { touching } from "./touching.svelte";

export type Target = string | { id: string; drag?: boolean };

const idOf = (given: Target) => (typeof given === "string" ? given : given.id);

function mark(node: Element, name: string, on: boolean): void {
  if (on) node.setAttribute(name, "");
  else node.removeAttribute(name);
}

/** A lit target is a button for keyboards and screen readers, whatever it is drawn with. */
function makeButton(node: Element, named: boolean, label: string | undefined): void {
  node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
  if (!named && label) node.setAttribute("aria-label", label);
}

function makePlain(node: Element, named: boolean): void {
  node.removeAttribute("tabindex");
  node.removeAttribute("role");
  if (!named) node.removeAttribute("aria-label");
}

export const target: Action<Element, Target> = (node, given) => {
  let what: Target = $state.raw(given);
  const native = node instanceof HTMLButtonElement;
  const named = node.hasAttribute("aria-label") || native;

  $effect(() => {
    const id = idOf(what);
    node.setAttribute("data-target", id);
    untrack(() => touching.draw(id));
    return () => untrack(() => touching.erase(id));
  });

  $effect(() => {
    const id = idOf(what);
    const lit = touching.lit.has(id);
    const touched = touching.touched.includes(id);
    mark(node, "data-lit", lit && !touched);
    mark(node, "data-touched", touched);
    mark(node, "data-hinted", touching.hinted.has(id));
    if (native) node.setAttribute("aria-pressed", String(touched));
    else if (lit || touched) makeButton(node, named, touching.names.get(id) ?? id);
    else makePlain(node, named);
  });

  const press = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (native || event.target !== node || (key !== "Enter" && key !== " ") || !node.hasAttribute("data-lit"))
      return;
    event.preventDefault();
    node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const take = (event: Event) => {
    if (typeof what === "object" && what.drag) startDrag(node, event as PointerEvent);
  };
  node.addEventListener("keydown", press);
  node.addEventListener("pointerdown", take);

  return {
    update: (next) => (what = next),
    destroy: () => {
      node.removeEventListener("keydown", press);
      node.removeEventListener("pointerdown", take);
    },
  };
};
