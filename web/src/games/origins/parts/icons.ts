/** A silhouette for each kind of tile, zodiac card, resource. */
import flag from "game-icons:flying-flag";
import forum from "game-icons:public-speaker";
import anvil from "game-icons:anvil";
import aquarius from "game-icons:aquarius";
import aries from "game-icons:aries";
import cancer from "game-icons:cancer";
import capricorn from "game-icons:capricorn";
import castle from "game-icons:castle";
import chariot from "game-icons:chariot";
import coins from "game-icons:coins";
import crane from "game-icons:crane";
import crossed from "game-icons:crossed-swords";
import crown from "game-icons:imperial-crown";
import family from "game-icons:family-house";
import fountain from "game-icons:fountain";
import gallery from "game-icons:mona-lisa";
import gavel from "game-icons:gavel";
import gemini from "game-icons:gemini";
import granary from "game-icons:granary";
import harbour from "game-icons:harbor-dock";
import healing from "game-icons:healing";
import horse from "game-icons:horse-head";
import laurel from "game-icons:laurel-crown";
import leo from "game-icons:leo";
import libra from "game-icons:libra";
import mining from "game-icons:mining";
import mountain from "game-icons:mountaintop";
import obelisk from "game-icons:obelisk";
import pharaoh from "game-icons:pharoah";
import pine from "game-icons:pine-tree";
import pisces from "game-icons:pisces";
import portal from "game-icons:magic-portal";
import sagittarius from "game-icons:sagittarius";
import scorpio from "game-icons:scorpio";
import scroll from "game-icons:scroll-unfurled";
import shop from "game-icons:shop";
import shrine from "game-icons:egyptian-temple";
import staff from "game-icons:wizard-staff";
import star from "game-icons:star-altar";
import statue from "game-icons:discobolus";
import stones from "game-icons:stone-pile";
import sun from "game-icons:aztec-calendar-sun";
import taurus from "game-icons:taurus";
import telescope from "game-icons:telescope";
import tower from "game-icons:white-tower";
import mint from "game-icons:two-coins";
import virgo from "game-icons:virgo";
import watch from "game-icons:watchtower";
import wave from "game-icons:wave-crest";
import wheat from "game-icons:wheat";

export const goods = [stones, wheat, scroll, coins];
export const temples = [pine, mountain, wave];
export const archon = pharaoh;
export const token = laurel;
export const first = flag;
export const farm = wheat;
export const palace = crown;
export const agora = sun;

export const kinds: Record<string, string> = {
  forest_temple: pine,
  mountain_temple: mountain,
  sea_temple: wave,
  obelisk,
  sanctuary: star,
  statue,
  granary,
  harbour,
  market: shop,
  mint,
  quarry: mining,
  workshop: anvil,
  arsenal: crossed,
  chariot_field: chariot,
  outpost: watch,
  hippodrome: horse,
  citadel: castle,
  veterans: laurel,
  castle: tower,
  construction_site: crane,
  courthouse: gavel,
  manor: family,
  forum,
  shrine,
  gallery,
  astronomer: telescope,
  fountain,
  ritual_gate: portal,
  healer: healing,
  mage_tower: staff,
};

export const zodiac: Record<string, string> = {
  sagittarius,
  pisces,
  capricorn,
  aquarius,
  taurus,
  cancer,
  libra,
  aries,
  leo,
  gemini,
  virgo,
  scorpio,
};
