/** How each event of a run is shown, in the order of the rules. */
import type { Motion } from "@/games/contract";
import type { Phrase } from "@/wire/generated";
import { spotOf } from "../field/geometry";
import type { Pose } from "../field/poses";
import { listOf, numberOf } from "../words";
import type { Film, Flash } from "./film.svelte";
import { between, glide, out, soft } from "@/table/glide";

type Scene = (film: Film, event: Phrase, motion: Motion) => Promise<void>;
type Of<W> = Extract<Flash, { what: W }>;

const place = (film: Film, cell: number) => spotOf(cell, film.board().ground);

/** Along the ground, or over it in an arc. */
async function travel(
  pose: Pose,
  film: Film,
  event: Phrase,
  motion: Motion,
  time: number,
  arc = 0,
): Promise<void> {
  const from = { ...pose };
  const to = place(film, numberOf(event, "cell"));
  await glide(motion, time, (k) => {
    const e = soft(k);
    pose.x = between(from.x, to.x, e);
    pose.y = between(from.y, to.y, e);
    pose.z = between(from.z, to.z, e) + arc * 4 * k * (1 - k);
  });
}

/** A lift goes straight up or down at its platform, then lets the rover off. */
async function ride(pose: Pose, film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [from, to] = [{ ...pose }, place(film, numberOf(event, "cell"))];
  const up = to.z > from.z;
  const across = (k: number) => {
    pose.x = between(from.x, to.x, k);
    pose.y = between(from.y, to.y, k);
  };
  const rise = (k: number) => (pose.z = between(from.z, to.z, soft(k)));
  for (const leg of up ? [rise, across] : [across, rise]) await glide(motion, 380, leg);
}

async function nudge(pose: Pose, motion: Motion, reach: number): Promise<void> {
  const { x, y } = pose;
  const [dx, dy] = [Math.sin((pose.angle * Math.PI) / 180), -Math.cos((pose.angle * Math.PI) / 180)];
  await glide(motion, 300, (k) => {
    const far = reach * Math.sin(k * Math.PI);
    pose.x = x + dx * far;
    pose.y = y + dy * far;
  });
}

async function ring(
  film: Film,
  at: { x: number; y: number; z: number },
  good: boolean,
  motion: Motion,
): Promise<void> {
  const flash = film.flash<Of<"ring">>({ what: "ring", x: at.x, y: at.y - at.z, k: 0, good });
  await glide(motion, 420, (k) => (flash.k = out(k)));
  film.fade(flash);
}

async function carry(
  film: Film,
  from: { x: number; y: number },
  to: { x: number; y: number },
  motion: Motion,
) {
  const flash = film.flash<Of<"capsule">>({ what: "capsule", ...from, size: 0.8 });
  await glide(motion, 320, (k) => {
    flash.x = between(from.x, to.x, soft(k));
    flash.y = between(from.y, to.y, soft(k)) - 70 * 4 * k * (1 - k) * 0.6;
    flash.size = between(0.8, 0.5, k);
  });
  film.fade(flash);
}

const back = (pose: Pose) => ({ x: pose.x, y: pose.y - pose.z - 26 });

async function loaded(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [pose, cell] = [film.pose(event), numberOf(event, "cell")];
  const at = place(film, cell);
  for (let n = numberOf(event, "n"); n > 0 && pose; n--) {
    film.samples[cell]! -= 1;
    await carry(film, { x: at.x, y: at.y - at.z }, back(pose), motion);
    pose.hold += 1;
  }
}

/** Turned up one after another, and each may be read. */
async function delivered(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const pose = film.pose(event);
  if (!pose) return;
  void ring(film, pose, true, motion);
  const types = listOf<number>(event, "types");
  const shown: Flash[] = [];
  // They stay within the field, wherever the laboratory is.
  const middle = Math.max(66, Math.min(pose.x, film.board().ground.size * 100 - 66));
  for (const [n, type] of types.entries()) {
    pose.hold -= 1;
    const from = back(pose);
    const to = { x: middle + (n - (types.length - 1) / 2) * 66, y: Math.max(from.y - 74, 12) };
    const flash = film.flash<Of<"glyph">>({ what: "glyph", ...from, size: 0.3, type });
    shown.push(flash);
    await glide(motion, 380, (k) => {
      flash.x = between(from.x, to.x, out(k));
      flash.y = between(from.y, to.y, out(k));
      flash.size = between(0.3, 1, out(k));
    });
    film.delivered[pose.seat]![type]! += 1;
  }
  film.points[pose.seat] = numberOf(event, "points");
  await motion.wait(700);
  shown.forEach((flash) => film.fade(flash));
}

async function paid(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [me, other] = [film.pose(event), film.pose(event, "other")];
  if (!me || !other) return;
  await nudge(me, motion, 30);
  void ring(film, other, true, motion);
  other.hold -= 1;
  await carry(film, back(other), back(me), motion);
  me.hold += 1;
}

async function bumped(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const me = film.pose(event);
  const other = film.pose(event, "other");
  if (other) void ring(film, other, false, motion);
  if (me) await nudge(me, motion, 30);
}

async function skipped(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const pose = film.pose(event);
  if (film.active >= 0) film.skipped = [...film.skipped, film.active];
  if (!pose) return;
  const flash = film.flash<Of<"cross">>({ what: "cross", x: pose.x, y: pose.y - pose.z - 60, k: 0 });
  const still = ["target", "home", "occupied"].includes(String(event.args?.why));
  await (still ? motion.wait(260) : nudge(pose, motion, 16));
  await glide(motion, 240, (k) => (flash.k = k));
  film.fade(flash);
}

async function pulsed(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [from, to] = [place(film, numberOf(event, "start")), place(film, numberOf(event, "cell"))];
  const flash = film.flash<Of<"ray">>({
    what: "ray",
    x: from.x,
    y: from.y - from.z - 24,
    toX: to.x,
    toY: to.y - to.z - 18,
    k: 0,
  });
  await glide(motion, 460, (k) => (flash.k = k));
  film.fade(flash);
}

async function pulled(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [start, cell] = [numberOf(event, "start"), numberOf(event, "cell")];
  const [from, to] = [place(film, start), place(film, cell)];
  const count = film.samples[start] ?? 0;
  film.samples[start] = 0;
  const flash = film.flash<Of<"capsule">>({ what: "capsule", x: from.x, y: from.y - from.z, size: 1 });
  await glide(motion, 380, (k) => {
    flash.x = between(from.x, to.x, soft(k));
    flash.y = between(from.y - from.z, to.y - to.z, soft(k));
  });
  film.fade(flash);
  film.samples[cell]! += count;
}

async function teleported(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const pose = film.pose(event, "other");
  if (!pose) return;
  void ring(film, pose, false, motion);
  await glide(motion, 260, (k) => (pose.size = 1 - k));
  Object.assign(pose, place(film, numberOf(event, "cell")));
  void ring(film, pose, true, motion);
  await glide(motion, 320, (k) => (pose.size = out(k)));
}

async function dropped(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const [pose, cell] = [film.pose(event), numberOf(event, "cell")];
  const at = place(film, cell);
  for (let n = numberOf(event, "n"); n > 0 && pose; n--) {
    pose.hold -= 1;
    await carry(film, back(pose), { x: at.x + 30, y: at.y - at.z + 20 }, motion);
    film.samples[cell]! += 1;
  }
}

async function turned(film: Film, event: Phrase, motion: Motion): Promise<void> {
  const pose = film.pose(event);
  if (!pose) return;
  const from = pose.angle;
  const quarter = (((numberOf(event, "heading") * 90 - from) % 360) + 540) % 360;
  await glide(motion, 260, (k) => (pose.angle = from + (quarter - 180) * soft(k)));
}

const moving =
  (time: number, arc = 0): Scene =>
  async (film, event, motion) => {
    const pose = film.pose(event);
    if (pose) await travel(pose, film, event, motion, time, arc);
  };

async function laidOut(film: Film, event: Phrase, motion: Motion): Promise<void> {
  film.layOut(event);
  // Another's program has to be read first, one's own is known.
  await motion.wait(numberOf(event, "seat") === film.seat() ? 250 : 1000);
}

export const scenes: Record<string, Scene> = {
  turn: async (film, event, motion) => {
    film.turned = numberOf(event, "seat");
    await motion.wait(320);
  },
  committed: laidOut,
  "ran-unchanged": laidOut,
  command: async (film, event, motion) => {
    film.command(numberOf(event, "slot"));
    await motion.wait(170);
  },
  turned,
  drove: moving(270),
  jumped: moving(430, 46),
  lifted: async (film, event, motion) => {
    const pose = film.pose(event);
    if (pose) await ride(pose, film, event, motion);
  },
  "lift-blocked": bumped,
  skipped,
  bumped,
  paid,
  loaded,
  delivered,
  pulsed,
  pulled,
  teleported,
  dropped,
  "row-cleared": async (film, _, motion) => {
    film.active = -1;
    film.state = "swept";
    await motion.wait(620);
  },
  reshuffled: async (film, _, motion) => {
    film.shuffling = true;
    await motion.wait(700);
    film.shuffling = false;
  },
  passed: async (_film, _event, motion) => motion.wait(420),
  over: async (_film, _event, motion) => motion.wait(500),
};
