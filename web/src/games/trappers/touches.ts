/** A touch made for the person: as if the drawn thing had been pressed. */
export function touch(root: Element | undefined, id: string): void {
  root
    ?.querySelector(`[data-target="${id}"][data-lit], [data-target="${id}"]`)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: -1 }));
}
