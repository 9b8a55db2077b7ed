/** What a preview tells, sorted into what is drawn: a path, what happens on it, and what is skipped and why. */
import type { Phrase, progers } from "@/wire/generated";
import { poseOf, type Pose } from "../field/poses";
import { numberOf, whatOf } from "../words";

export type Way = "drove" | "jumped" | "lifted";

export interface Leg {
  from: number;
  to: number;
  way: Way;
}

export interface Note {
  what: "loaded" | "delivered" | "bumped" | "paid" | "dropped" | "skipped" | "lift-blocked";
  cell: number;
  n: number;
}

export interface Fall {
  first: number;
  span: number;
  why: string;
}

export interface Ghost {
  legs: Leg[];
  notes: Note[];
  rays: { from: number; to: number }[];
  pulls: { from: number; to: number }[];
  sent: { seat: number; from: number; to: number }[];
  /** By slot: how often its command is carried out, and why it was not. */
  times: number[];
  skips: string[][];
  falls: Fall[];
  end: Pose | null;
  at: { cell: number; heading: number } | null;
  cleared: boolean;
  loads: number;
  delivers: number;
}

export const NO_GHOST: Ghost = {
  legs: [],
  notes: [],
  rays: [],
  pulls: [],
  sent: [],
  times: [],
  skips: [],
  falls: [],
  end: null,
  at: null,
  cleared: false,
  loads: 0,
  delivers: 0,
};

export function ghostOf(events: Phrase[], board: progers.Board, seat: number): Ghost {
  const ghost: Ghost = structuredClone(NO_GHOST);
  const rover = board.rovers[seat];
  if (!events.length || !rover || rover.cell < 0) return ghost;
  let { cell, heading } = rover;
  let slot = -1;
  const note = (what: Note["what"], at: number, n = 1) => ghost.notes.push({ what, cell: at, n });
  for (const event of events) {
    const what = whatOf(event);
    const to = numberOf(event, "cell");
    const from = numberOf(event, "start");
    const own = numberOf(event, "seat") === seat;
    if (what === "command") {
      slot = numberOf(event, "slot");
      ghost.times[slot] = (ghost.times[slot] ?? 0) + 1;
    } else if (what === "turned") heading = numberOf(event, "heading");
    else if (what === "drove" || what === "jumped" || what === "lifted") {
      ghost.legs.push({ from: cell, to, way: what });
      cell = to;
    } else if (what === "skipped") {
      (ghost.skips[slot] ??= []).push(String(event.args?.why));
      note("skipped", cell);
    } else if (what === "loaded" || what === "delivered") {
      const n = numberOf(event, "n");
      note(what, to, n);
      if (own) ghost[what === "loaded" ? "loads" : "delivers"] += n;
    } else if (what === "paid" || what === "bumped") {
      note(what, board.rovers[numberOf(event, "other")]?.cell ?? cell);
      if (what === "paid") ghost.loads += 1;
      else (ghost.skips[slot] ??= []).push("rover");
    } else if (what === "dropped") note(what, to, numberOf(event, "n"));
    else if (what === "lift-blocked") note(what, to);
    else if (what === "pulsed") ghost.rays.push({ from, to });
    else if (what === "pulled") ghost.pulls.push({ from, to });
    else if (what === "teleported") ghost.sent.push({ seat: numberOf(event, "other"), from, to });
    else if (what === "row-cleared") ghost.cleared = true;
    else if (what === "loop-falls")
      ghost.falls.push({
        first: numberOf(event, "first"),
        span: numberOf(event, "span"),
        why: String(event.args?.why),
      });
  }
  ghost.at = { cell, heading };
  ghost.end = poseOf({ ...rover, cell, heading, hold: 0 }, board.ground);
  return ghost;
}

/** How a slot fares: not at all, in part, or as it should. */
export function fate(ghost: Ghost, slot: number): "skipped" | "partly" | "done" | "" {
  const times = ghost.times[slot] ?? 0;
  if (!times) return "";
  const skips = ghost.skips[slot]?.length ?? 0;
  return skips >= times ? "skipped" : skips ? "partly" : "done";
}

/** Every single command comes to nothing. */
export const futile = (ghost: Ghost): boolean =>
  ghost.times.length > 0 && ghost.times.every((_, slot) => fate(ghost, slot) === "skipped");
