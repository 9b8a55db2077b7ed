/** Which silhouette stands for which card and which food icon. */
import algae from "game-icons:algae";
import ant from "game-icons:ant";
import badger from "game-icons:badger";
import bamboo from "game-icons:bamboo";
import barnOwl from "game-icons:barn-owl";
import birchTrees from "game-icons:birch-trees";
import cactus from "game-icons:cactus";
import camelHead from "game-icons:camel-head";
import cancel from "game-icons:cancel";
import cherry from "game-icons:cherry";
import coral from "game-icons:coral";
import cornucopia from "game-icons:cornucopia";
import crab from "game-icons:crab";
import crabClaw from "game-icons:crab-claw";
import crocJaws from "game-icons:croc-jaws";
import crowDive from "game-icons:crow-dive";
import deadWood from "game-icons:dead-wood";
import deer from "game-icons:deer";
import deerTrack from "game-icons:deer-track";
import dinosaurBones from "game-icons:dinosaur-bones";
import dna2 from "game-icons:dna2";
import doubleFish from "game-icons:double-fish";
import dove from "game-icons:dove";
import eagleEmblem from "game-icons:eagle-emblem";
import eagleHead from "game-icons:eagle-head";
import earthWorm from "game-icons:earth-worm";
import eel from "game-icons:eel";
import eggClutch from "game-icons:egg-clutch";
import falconMoon from "game-icons:falcon-moon";
import fangs from "game-icons:fangs";
import feline from "game-icons:feline";
import fern from "game-icons:fern";
import flyingBeetle from "game-icons:flying-beetle";
import forest from "game-icons:forest";
import fox from "game-icons:fox";
import foxHead from "game-icons:fox-head";
import gecko from "game-icons:gecko";
import goat from "game-icons:goat";
import goldScarab from "game-icons:gold-scarab";
import grass from "game-icons:grass";
import hawkEmblem from "game-icons:hawk-emblem";
import heatHaze from "game-icons:heat-haze";
import highGrass from "game-icons:high-grass";
import horseHead from "game-icons:horse-head";
import icebergs from "game-icons:icebergs";
import jungle from "game-icons:jungle";
import lilyPads from "game-icons:lily-pads";
import lion from "game-icons:lion";
import lizardTongue from "game-icons:lizard-tongue";
import longAntennaeBug from "game-icons:long-antennae-bug";
import lynxHead from "game-icons:lynx-head";
import monkey from "game-icons:monkey";
import monsteraLeaf from "game-icons:monstera-leaf";
import mouse from "game-icons:mouse";
import mushrooms from "game-icons:mushrooms";
import oak from "game-icons:oak";
import olive from "game-icons:olive";
import owl from "game-icons:owl";
import pineTree from "game-icons:pine-tree";
import raining from "game-icons:raining";
import rat from "game-icons:rat";
import rattlesnake from "game-icons:rattlesnake";
import raven from "game-icons:raven";
import reed from "game-icons:reed";
import rooster from "game-icons:rooster";
import sadCrab from "game-icons:sad-crab";
import salmon from "game-icons:salmon";
import sandSnake from "game-icons:sand-snake";
import scarabBeetle from "game-icons:scarab-beetle";
import seagull from "game-icons:seagull";
import shrimp from "game-icons:shrimp";
import snail from "game-icons:snail";
import snake from "game-icons:snake";
import sparrow from "game-icons:sparrow";
import spottedBug from "game-icons:spotted-bug";
import squirrel from "game-icons:squirrel";
import stagHead from "game-icons:stag-head";
import swamp from "game-icons:swamp";
import thermometerCold from "game-icons:thermometer-cold";
import thermometerHot from "game-icons:thermometer-hot";
import threeLeaves from "game-icons:three-leaves";
import treeRoots from "game-icons:tree-roots";
import tropicalFish from "game-icons:tropical-fish";
import velociraptor from "game-icons:velociraptor";
import vulture from "game-icons:vulture";
import waves from "game-icons:waves";
import wheat from "game-icons:wheat";
import wolfHead from "game-icons:wolf-head";
import { own, type Stroke } from "./own";

export interface Silhouette {
  strokes: Stroke[];
  /** Looking the other way. */
  flip?: boolean;
}

const icon = (d: string): Silhouette => ({ strokes: [{ d }] });
const drawn = (name: keyof typeof own): Silhouette => ({ strokes: own[name] });
const turned = (one: Silhouette): Silhouette => ({ ...one, flip: true });

const cards: Record<string, Silhouette> = {
  acerola: icon(cherry),
  elephant_beetle: icon(flyingBeetle),
  opossum: icon(rat),
  coati: drawn("coati"),
  utahraptor: icon(velociraptor),
  fossil_cockroach: icon(longAntennaeBug),
  acacia: drawn("acacia"),
  zebra: icon(horseHead),
  baboon: icon(monkey),
  lion: icon(lion),
  scarab: icon(goldScarab),
  saxaul: icon(deadWood),
  locust: drawn("locust"),
  dromedary: icon(camelHead),
  toad_agama: icon(gecko),
  desert_monitor: icon(lizardTongue),
  egyptian_vulture: icon(vulture),
  acropora: icon(coral),
  parrotfish: icon(tropicalFish),
  moray: icon(eel),
  reef_shark: drawn("shark"),
  sea_cucumber: drawn("cucumber"),
  feather_grass: icon(highGrass),
  souslik: drawn("souslik"),
  steppe_viper: icon(sandSnake),
  polecat: drawn("mustelid"),
  steppe_eagle: icon(hawkEmblem),
  golden_eagle: icon(eagleHead),
  aphodius: icon(scarabBeetle),
  reindeer_lichen: drawn("lichen"),
  lemming: drawn("vole"),
  arctic_fox: icon(fox),
  ermine: turned(drawn("mustelid")),
  arctic_wolf: icon(wolfHead),
  snowy_owl: icon(owl),
  springtail: drawn("springtail"),
  diatoms: drawn("diatoms"),
  calanus: drawn("copepod"),
  polar_cod: icon(salmon),
  harp_seal: drawn("seal"),
  orca: drawn("orca"),
  king_crab: icon(sadCrab),
  rhizophora: icon(treeRoots),
  tree_crab: icon(crab),
  mudskipper: drawn("mudskipper"),
  saltwater_crocodile: icon(crocJaws),
  fiddler_crab: icon(crabClaw),
  bamboo: icon(bamboo),
  silkmoth: drawn("moth"),
  pheasant: icon(rooster),
  clouded_leopard: icon(feline),
  termite: icon(ant),
  olive: icon(olive),
  wood_mouse: icon(mouse),
  montpellier_snake: icon(snake),
  snake_eagle: icon(eagleEmblem),
  bearded_vulture: icon(crowDive),
  saguaro: icon(cactus),
  kangaroo_rat: turned(drawn("jerboa")),
  rattlesnake: icon(rattlesnake),
  roadrunner: drawn("runner"),
  turkey_vulture: turned(icon(vulture)),
  oak: icon(oak),
  vole: turned(drawn("vole")),
  weasel: drawn("mustelid"),
  badger: icon(badger),
  eagle_owl: icon(barnOwl),
  earthworm: icon(earthWorm),
  saiga: icon(goat),
  wormwood: icon(fern),
  jerboa: drawn("jerboa"),
  corsac: icon(foxHead),
  saker: icon(falconMoon),
  carrion_beetle: icon(spottedBug),
  pondweed: icon(lilyPads),
  pond_snail: icon(snail),
  roach: icon(doubleFish),
  pike: drawn("pike"),
  crayfish: icon(shrimp),
  siberian_pine: icon(pineTree),
  squirrel: icon(squirrel),
  sable: turned(drawn("mustelid")),
  lynx: icon(lynxHead),
  raven: icon(raven),
  reindeer: icon(stagHead),
  snow_alga: drawn("algacells"),
  glacier_flea: turned(drawn("springtail")),
  snow_bunting: icon(sparrow),
  gyrfalcon: icon(dove),
  ivory_gull: icon(seagull),
  pol: icon(icebergs),
  tun: icon(mushrooms),
  tai: icon(forest),
  nse: icon(waves),
  smd: icon(grass),
  stp: icon(wheat),
  mxf: icon(birchTrees),
  lak: icon(reed),
  son: icon(cactus),
  maq: icon(olive),
  stf: icon(monsteraLeaf),
  crf: icon(coral),
  des: drawn("dunes"),
  sav: drawn("acacia"),
  trf: icon(jungle),
  man: icon(swamp),
  drying: icon(heatHaze),
  humidifying: icon(raining),
  warming: icon(thermometerHot),
  cooling: icon(thermometerCold),
  cancel: icon(cancel),
  rich_ecosystem: icon(cornucopia),
  adaptation: icon(dna2),
  displacement: icon(deerTrack),
  extinction: icon(dinosaurBones),
  cloning: icon(eggClutch),
};

const foods: Record<string, Silhouette> = {
  green: icon(threeLeaves),
  fruit: icon(cherry),
  algae: icon(algae),
  insect: icon(scarabBeetle),
  plankton: drawn("copepod"),
  shell: icon(sadCrab),
  fish: icon(salmon),
  reptile: icon(gecko),
  bird: icon(sparrow),
  rodent: icon(mouse),
  medium: icon(fox),
  large: icon(deer),
  apex: icon(fangs),
};

const UNKNOWN = icon(fangs);

export const foodSilhouette = (id: string): Silhouette => foods[id] ?? UNKNOWN;

/** A card that a pack has added looks like what it counts as. */
export const silhouetteOf = (id: string, counts: string[] = []): Silhouette =>
  cards[id] ?? foodSilhouette(counts[0] ?? "");
