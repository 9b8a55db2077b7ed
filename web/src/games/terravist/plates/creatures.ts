/** Which drawing each creature has, and its colours. A creature of a pack that we don't know is drawn by its class. */
import * as beasts from "./beasts";
import * as birds from "./birds";
import * as fish from "./fish";
import * as icons from "./icons";
import * as small from "./small";
import type { Drawing } from "./strokes";

/** Two inks that a block is printed in, from above to below, and the accent. */
export interface Plate {
  drawing: Drawing;
  inks: readonly [string, string];
  mark: string;
}

const ink = (l: number, c: number, h: number) => `oklch(${l} ${c} ${h})`;
const INKS = {
  indigo: [ink(0.36, 0.09, 262), ink(0.5, 0.09, 245)],
  sea: [ink(0.4, 0.08, 235), ink(0.56, 0.08, 215)],
  night: [ink(0.26, 0.04, 265), ink(0.38, 0.05, 255)],
  moss: [ink(0.4, 0.08, 135), ink(0.54, 0.1, 120)],
  leaf: [ink(0.48, 0.12, 142), ink(0.62, 0.13, 125)],
  umber: [ink(0.36, 0.06, 50), ink(0.5, 0.07, 60)],
  ochre: [ink(0.5, 0.1, 70), ink(0.64, 0.11, 82)],
  rust: [ink(0.47, 0.13, 42), ink(0.6, 0.14, 55)],
  red: [ink(0.46, 0.16, 28), ink(0.58, 0.17, 35)],
  rose: [ink(0.56, 0.13, 15), ink(0.7, 0.11, 30)],
  plum: [ink(0.38, 0.12, 305), ink(0.5, 0.13, 290)],
  ash: [ink(0.4, 0.015, 250), ink(0.56, 0.02, 240)],
  sand: [ink(0.52, 0.05, 75), ink(0.66, 0.06, 80)],
  teal: [ink(0.44, 0.09, 205), ink(0.6, 0.11, 195)],
} as const;
type Ink = keyof typeof INKS;

const VERMILION = ink(0.62, 0.2, 34);
const SUN = ink(0.85, 0.15, 92);
const WATER = ink(0.62, 0.09, 225);

const plate = (drawing: Drawing | string, name: Ink, mark = VERMILION): Plate => ({
  drawing: typeof drawing === "string" ? [["body", drawing]] : drawing,
  inks: INKS[name],
  mark,
});

const CREATURES: Record<string, Plate> = {
  rhino_beetle: plate(small.rhinoBeetle, "umber"),
  purple_emperor: plate(small.purpleEmperor, "plum"),
  evening_cicada: plate(icons.cicada, "moss"),
  earthworm: plate(icons.worm, "rose"),
  honey_bee: plate(icons.bee, "ochre"),
  freshwater_crab: plate(icons.crab, "red"),
  locust: plate(icons.locust, "leaf"),
  ladybird: plate(icons.ladybird, "red"),
  swallowtail: plate(small.swallowtail, "ochre"),
  cricket: plate(icons.cricket, "umber"),
  firefly: plate(small.firefly, "red", SUN),
  caddisfly: plate(small.caddisfly, "sand", ink(0.42, 0.06, 60)),
  kawanina: plate(icons.snail, "moss"),
  medaka: plate(fish.medaka, "sand"),
  fiddler_crab: plate(small.fiddlerCrab, "ash"),
  sea_urchin: plate(icons.urchin, "plum"),
  manila_clam: plate(small.clam, "sand", ink(0.42, 0.06, 60)),
  sea_hare: plate(small.seaHare, "plum"),
  hermit_crab: plate(icons.hermit, "rust"),
  moon_jelly: plate(icons.jelly, "sea"),
  krill: plate(small.krill, "rose"),
  sakura_shrimp: plate(icons.shrimp, "rose"),
  anchovy: plate(icons.shoal, "indigo"),
  dormouse: plate(beasts.dormouse, "umber"),
  tit: plate(birds.tit, "indigo", ink(0.3, 0.03, 260)),
  field_mouse: plate(icons.rat, "rust"),
  green_tree_frog: plate(icons.frog, "leaf"),
  okinawa_rail: plate(birds.rail, "umber"),
  harvest_mouse: plate(icons.mouse, "ochre"),
  skylark: plate(birds.skylark, "sand", ink(0.5, 0.08, 60)),
  grass_lizard: plate(icons.gecko, "umber"),
  mantis: plate(icons.mantis, "leaf"),
  pond_frog: plate(beasts.pondFrog, "moss", SUN),
  ayu: plate(fish.ayu, "moss", SUN),
  fire_newt: plate(fish.newt, "night"),
  dragonfly: plate(icons.dragonfly, "night"),
  dipper: plate(birds.dipper, "umber", ink(0.3, 0.03, 60)),
  bat_star: plate(small.batStar, "indigo"),
  mudskipper: plate(fish.mudskipper, "sand", ink(0.42, 0.06, 60)),
  seahorse: plate(icons.seahorse, "ochre"),
  clownfish: plate(icons.clownfish, "rust"),
  saury: plate(fish.saury, "sea", SUN),
  flying_fish: plate(fish.flyingFish, "indigo"),
  firefly_squid: plate(icons.squid, "plum"),
  sea_angel: plate(small.seaAngel, "sea"),
  iriomote_cat: plate(beasts.cat, "umber", SUN),
  macaque: plate(icons.monkey, "rust"),
  ural_owl: plate(icons.owl, "ash"),
  habu: plate(icons.snake, "ochre"),
  sika_deer: plate(icons.deer, "rust"),
  rat_snake: plate(icons.ratSnake, "moss"),
  weasel: plate(beasts.weasel, "rust"),
  crane: plate(birds.crane, "ash"),
  giant_salamander: plate(fish.salamander, "umber", ink(0.28, 0.03, 50)),
  kingfisher: plate(birds.kingfisher, "teal", ink(0.68, 0.16, 55)),
  eel: plate(icons.eel, "night"),
  octopus: plate(icons.octopus, "red"),
  sea_otter: plate(beasts.seaOtter, "umber", WATER),
  loggerhead: plate(icons.turtle, "rust"),
  spotted_seal: plate(beasts.seal, "ash"),
  skipjack: plate(fish.skipjack, "indigo"),
  albatross: plate(birds.albatross, "sand", ink(0.72, 0.12, 20)),
  black_bear: plate(icons.bear, "night"),
  hawk_eagle: plate(icons.hawk, "umber"),
  golden_eagle: plate(birds.goldenEagle, "umber", ink(0.72, 0.12, 75)),
  red_fox: plate(icons.fox, "rust"),
  fish_owl: plate(icons.fishOwl, "umber"),
  taimen: plate(icons.salmon, "ash"),
  sea_eagle: plate(icons.seaEagle, "night"),
  osprey: plate(birds.osprey, "umber", WATER),
  orca: plate(fish.orca, "night"),
  sperm_whale: plate(fish.spermWhale, "ash"),
  white_shark: plate(fish.shark, "sea"),
};

const OF_CLASS: Record<string, Plate> = {
  mammal: plate(icons.fox, "umber"),
  bird: plate(birds.skylark, "sand"),
  reptile: plate(icons.gecko, "moss"),
  amphibian: plate(icons.frog, "leaf"),
  fish: plate(fish.ayu, "sea"),
  insect: plate(icons.cricket, "umber"),
};

export const KNOWN = Object.keys(CREATURES);

export function plateOf(id: string, kind = ""): Plate {
  return CREATURES[id] ?? OF_CLASS[kind] ?? plate(icons.snail, "ash");
}
