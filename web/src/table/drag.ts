/** Dragging: taking a target up touches it, letting it go touches what lies below. */
import { touching } from "./touching.svelte";

const FAR = 8; // pixels before a press is a drag

/** Where a pointer is, the lit target first, else the topmost. */
export function targetAt(x: number, y: number, not?: Element): Element | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest("[data-target]"))
    .filter((element): element is Element => element !== null && element !== not);
  return found.find((element) => element.hasAttribute("data-lit")) ?? found[0] ?? null;
}

const click = (element: Element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));

function move(node: Element, x: number, y: number): void {
  if (node instanceof HTMLElement || node instanceof SVGElement) {
    node.style.translate = x || y ? `${x}px ${y}px` : "";
    node.style.zIndex = x || y ? "10" : "";
  }
}

/** A click follows every release; after a drag it means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

function drop(node: Element, event: PointerEvent): void {
  swallowClick();
  const below = targetAt(event.clientX, event.clientY, node);
  const id = below?.getAttribute("data-target");
  if (!below || !id) return;
  if (below.hasAttribute("data-lit")) click(below);
  else touching.dropped = id;
}

export function startDrag(node: Element, start: PointerEvent): void {
  if (start.button !== 0 || !start.isPrimary) return;
  let dragging = false;
  const end = new AbortController();
  const { signal } = end;
  const moved = (event: PointerEvent) => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!dragging && Math.hypot(x, y) > FAR) {
      if (!node.hasAttribute("data-lit") && !node.hasAttribute("data-touched")) return end.abort();
      dragging = true;
      if (node.hasAttribute("data-lit")) click(node);
    }
    if (dragging) move(node, x, y);
  };
  const finish = (event: PointerEvent) => {
    end.abort();
    move(node, 0, 0);
    if (dragging && event.type === "pointerup") drop(node, event);
  };
  addEventListener("pointermove", moved, { signal });
  addEventListener("pointerup", finish, { signal });
  addEventListener("pointercancel", finish, { signal });
}
