/** What is punched and printed on a card, by what the card does; strokes on a grid of 48. */
import type { progers } from "@/wire/generated";

type Family = "drive" | "turn" | "loop" | "pulse";

interface Sign {
  family: Family;
  path: string;
}

const signs: Record<string, Sign> = {
  step: { family: "drive", path: "M24 39V13M12 24 24 11l12 13" },
  run: { family: "drive", path: "M24 42V17M13 27l11-11 11 11M13 17 24 6l11 11" },
  jump: { family: "drive", path: "M7 39C9 9 33 5 38 29M28 24l10 7 6-11M16 41h17" },
  left: { family: "turn", path: "M35 41V28q0-11-11-11H11M21 6 10 17l11 11" },
  right: { family: "turn", path: "M13 41V28q0-11 11-11h13M27 6l11 11-11 11" },
  about: { family: "turn", path: "M35 41V21a11 11 0 0 0-22 0v16M3 27l10 11 10-11" },
  either: { family: "turn", path: "M24 42V25M8 20h32M15 10 6 20l9 10M33 10l9 10-9 10" },
  teleport: {
    family: "pulse",
    path: "M24 43v-7M17 31a9 9 0 0 1 14 0M11 23a18 18 0 0 1 26 0M5 15a27 27 0 0 1 38 0",
  },
  loop: { family: "loop", path: "M38 17A16 16 0 1 0 40 27M40 7v11H29" },
};

function nameOf(card: progers.CardView): string {
  if (card.effect === "turn") return card.quarter === 2 ? "about" : card.quarter === 1 ? "right" : "left";
  return card.effect === "turn_choice" ? "either" : card.effect;
}

export const signOf = (card: progers.CardView): Sign => signs[nameOf(card)] ?? signs.step!;

/** Which of the ten holes are punched: made of its letter, so that every kind has a pattern of its own. */
export function punched(card: progers.CardView): boolean[] {
  const code = card.code.charCodeAt(0) * 37 + 11;
  return Array.from({ length: 10 }, (_, bit) => ((code >> bit) & 1) === 1);
}
