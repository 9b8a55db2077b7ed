/** Pieces move from where they were to where they are: elements with the same `data-piece`, HTML or SVG. */
import type { Motion } from "@/games/contract";

const TIME = 280;
const NEAR = 1; // pixels

type Places = Map<string, DOMRect>;

const pieces = (root: Element) => root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]");

export function placesIn(root: Element): Places {
  const places: Places = new Map();
  for (const node of pieces(root)) places.set(node.dataset.piece ?? "", node.getBoundingClientRect());
  return places;
}

/** A way on the screen in the units of the node's own parent: an SVG is scaled, tilted or turned. */
function inOwnUnits(node: Element, x: number, y: number): { x: number; y: number } {
  const parent = node.parentNode;
  if (!(node instanceof SVGElement) || !(parent instanceof SVGGraphicsElement)) return { x, y };
  const matrix = parent.getScreenCTM();
  if (!matrix) return { x, y };
  matrix.e = matrix.f = 0;
  return new DOMPoint(x, y).matrixTransform(matrix.inverse());
}

export function moveFrom(before: Places, root: Element, motion: Motion): void {
  const duration = motion.time(TIME);
  if (duration === 0) return;
  for (const node of pieces(root)) {
    const was = before.get(node.dataset.piece ?? "");
    if (!was) continue;
    const now = node.getBoundingClientRect();
    const [x, y] = [
      was.x + was.width / 2 - now.x - now.width / 2,
      was.y + was.height / 2 - now.y - now.height / 2,
    ];
    if (Math.hypot(x, y) < NEAR) continue;
    const from = inOwnUnits(node, x, y);
    node.animate([{ translate: `${from.x}px ${from.y}px` }, { translate: "0px 0px" }], {
      duration,
      easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
    });
  }
}
