/** A silhouette for each thing that is counted, done or held. */
import voice from "game-icons:megaphone";
import beat from "game-icons:family-house";
import build from "game-icons:factory";
import builder from "game-icons:hammer-nails";
import capture from "game-icons:black-flag";
import city from "game-icons:modern-city";
import cloak from "game-icons:cloak";
import coins from "game-icons:two-coins";
import crystal from "game-icons:crystal-shine";
import duel from "game-icons:crossed-pistols";
import damage from "game-icons:broken-wall";
import destroy from "game-icons:hammer-drop";
import friends from "game-icons:three-friends";
import grab from "game-icons:robot-grab";
import helix from "game-icons:lightning-helix";
import knuckle from "game-icons:dice-six-faces-five";
import mask from "game-icons:duality-mask";
import mirror from "game-icons:mirror-mirror";
import portal from "game-icons:portal";
import rob from "game-icons:robber";
import scroll from "game-icons:scroll-unfurled";
import spy from "game-icons:spy";
import star from "game-icons:round-star";
import swords from "game-icons:crossed-swords";
import thruster from "game-icons:rocket-thruster";
import trade from "game-icons:swap-bag";
import wrench from "game-icons:wrench";

export const forms = [builder, swords, wrench, mask];

export const goods: Record<string, string> = {
  zeff: coins,
  income: build,
  factory: build,
  residents: friends,
  artifact: crystal,
  quest: scroll,
  vp: star,
};

export const acts: Record<string, string> = {
  residents: friends,
  "buy-artifact": crystal,
  rob,
  "take-quest": scroll,
  theft: spy,
  build,
  raid: swords,
  modernise: city,
  stay: coins,
  destroy,
  capture,
  damage,
  duel,
  beat,
  sell: trade,
  "hand-in": trade,
};

/** By the id of the card; cards of a pack are crystals. */
export const artifacts: Record<string, string> = {
  A1: portal,
  A2: thruster,
  A3: mirror,
  A4: helix,
  A5: knuckle,
  A6: cloak,
  A7: grab,
  A8: voice,
};
export const unknown = crystal;
