/** What keys do at a table. Letters are those of the key's place in an English layout, so that a Russian one works too. */
import { settings } from "@/settings.svelte";
import type { Desk } from "./desk.svelte";
import { panels } from "./panels.svelte";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

export const keys: Record<string, string> = {
  KeyU: "U",
  KeyH: "H",
  KeyL: "L",
  KeyM: "M",
  Escape: "Esc",
  Slash: "?",
};

export function onKey(event: KeyboardEvent, desk: Desk, help: () => void): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  const { seat } = desk.side;
  switch (event.code) {
    case "KeyU":
      return desk.table.undo(desk.side);
    case "KeyH":
      return seat !== null && desk.ready ? desk.table.askHint(seat) : undefined;
    case "KeyL":
      return panels.turn("list");
    case "KeyM":
      settings.sound = !settings.sound;
      return;
    case "Escape":
      return desk.side.playing ? desk.pace.skip() : desk.tidy();
    case "Slash":
      return help();
  }
}
