/** Which panel is open. On a phone all may be shut: the board comes first. */
export type Panel = "seats" | "log" | "list";

const narrow = matchMedia("(max-width: 899px) and (orientation: portrait), (max-width: 639px)");

class Panels {
  open: Panel | null = $state(narrow.matches ? null : "log");

  /** As when nothing was opened yet. */
  rest(): void {
    this.open = narrow.matches ? null : "log";
  }

  turn(name: Panel): void {
    this.open = this.open === name && narrow.matches ? null : name;
  }
}

export const panels = new Panels();
