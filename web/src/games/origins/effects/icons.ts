/** A silhouette for what an effect does, by the phrase that says it. */
import basic from "game-icons:cubes";
import build from "game-icons:block-house";
import citizen from "game-icons:dice-six-faces-three";
import copy from "game-icons:wizard-staff";
import recolour from "game-icons:body-swapping";
import reserve from "game-icons:crane";
import ship from "game-icons:ufo";
import speaker from "game-icons:public-speaker";
import swords from "game-icons:crossed-swords";
import temple from "game-icons:greek-temple";
import trade from "game-icons:trade";
import upgrade from "game-icons:upgrade";
import vp from "game-icons:laurel-crown";
import { goods } from "../parts/icons";
import type { Phrase } from "@/wire/generated";

export interface Sign {
  path: string;
  /** 0 … 3: a resource, drawn in its colour; -1. */
  good: number;
}

const GOODS = ["goods-stone", "goods-food", "goods-wisdom", "goods-gold"];
/** The first that the id begins with. */
const SIGNS: [string, string][] = [
  ["effect-vp", vp],
  ["effect-war", swords],
  ["effect-attack", swords],
  ["effect-and-or", swords],
  ["effect-or", swords],
  ["effect-temple", temple],
  ["effect-citizen", citizen],
  ["effect-speaker", speaker],
  ["effect-raise", upgrade],
  ["effect-train", upgrade],
  ["effect-reserve", reserve],
  ["effect-recolour", recolour],
  ["effect-ship", ship],
  ["effect-copy", copy],
  ["effect-buy", build],
];

export function signOf(said: Phrase): Sign | undefined {
  const args = said.args ?? {};
  if (said.id === "effect-pay") {
    const then = args["then"] as Phrase;
    return then.id.startsWith("effect-gain") ? { path: trade, good: -1 } : signOf(then);
  }
  if (said.id.startsWith("effect-gain")) {
    const good = GOODS.indexOf((args["what"] as Phrase | undefined)?.id ?? "");
    return { path: goods[good] ?? basic, good };
  }
  const found = SIGNS.find(([id]) => said.id.startsWith(id));
  return found && { path: found[1], good: -1 };
}

/** How much is gained, where that is a plain number. */
export const countOf = (said: Phrase): number =>
  said.id === "effect-gain" ? Number((said.args?.["what"] as Phrase | undefined)?.args?.["n"] ?? 1) : 1;
