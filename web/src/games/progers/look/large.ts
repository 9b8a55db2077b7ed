/** A card known by its letter alone, as `use:look` names it. */
import type { progers } from "@/wire/generated";

const known: Record<string, Partial<progers.CardView>> = {
  S: { effect: "step" },
  F: { effect: "run" },
  J: { effect: "jump" },
  L: { effect: "turn", quarter: -1 },
  R: { effect: "turn", quarter: 1 },
  U: { effect: "turn", quarter: 2 },
  T: { effect: "teleport" },
  "2": { effect: "loop", times: 2 },
  "3": { effect: "loop", times: 3 },
};

export const large = (code: string): progers.CardView => ({
  code,
  name: { id: `card-${code}` },
  effect: "turn_choice",
  times: 0,
  quarter: 0,
  count: 0,
  ...known[code],
});
