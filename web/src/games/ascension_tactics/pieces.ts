import arhaSensei from "icon:meditation";
import arhaTemplar from "icon:templar-shield";
import areaIcon from "icon:explosive-meeting";
import attacksIcon from "icon:striking-diamonds";
import beaconIcon from "icon:campfire";
import bladeIcon from "icon:broadsword";
import bringerOfDespair from "icon:grim-reaper";
import chestIcon from "icon:locked-chest";
import championIcon from "icon:barbute";
import clawIcon from "icon:claws";
import constructIcon from "icon:anvil";
import crownIcon from "icon:crown";
import cultist from "icon:cultist";
import demonSlayer from "icon:diablo-skull";
import doubleDamageIcon from "icon:fragmented-sword";
import doubleIcon from "icon:double-shot";
import enlightenedIcon from "icon:sun-priest";
import eyeIcon from "icon:bleeding-eye";
import faerieCommander from "icon:fairy";
import firstSign from "icon:knight-banner";
import flytrapWitch from "icon:carnivorous-plant";
import foresterIcon from "icon:pine-tree";
import fourthSign from "icon:barbed-sun";
import freeIcon from "icon:angel-wings";
import gloomfangWyrm from "icon:wyvern";
import gloryIcon from "icon:laurels";
import hedronSmithy from "icon:hammer-nails";
import heroIcon from "icon:monk-face";
import hollowReaver from "icon:scythe";
import icarusSteelfoot from "icon:steelwing-emblem";
import ironBastion from "icon:golem-head";
import lifeboundIcon from "icon:oak-leaf";
import mechanaIcon from "icon:gears";
import mechanaInitiate from "icon:robot-golem";
import monsterIcon from "icon:beast-eye";
import nakaBlackblade from "icon:katana";
import nihilbomber from "icon:rolling-bomb";
import orderIcon from "icon:hourglass";
import pasythea from "icon:medusa-head";
import playedIcon from "icon:card-play";
import powerIcon from "icon:power-lightning";
import prime from "icon:mecha-head";
import psycheAskara from "icon:two-shadows";
import rangedIcon from "icon:high-shot";
import ravenSiren from "icon:raven";
import reactorMonk from "icon:reactor";
import retaliateIcon from "icon:spiked-shield";
import riftColossus from "icon:rock-golem";
import runeIcon from "icon:rune-stone";
import runicLycanthrope from "icon:werewolf";
import rut from "icon:tree-face";
import secondSign from "icon:flying-flag";
import shadowcaster from "icon:shadow-follower";
import shieldIcon from "icon:shield";
import shrineIcon from "icon:crystal-shrine";
import speedIcon from "icon:wingfoot";
import spikeVixen from "icon:fox-head";
import swordIcon from "icon:crossed-swords";
import thane from "icon:wolf-head";
import thirdSign from "icon:tusks-flag";
import tuskrider from "icon:boar-tusks";
import twilightScout from "icon:walking-scout";
import tyranyx from "icon:mecha-mask";
import unboundEmissary from "icon:sun-radiations";
import villainSign from "icon:crowned-skull";
import voidIcon from "icon:evil-eyes";
import waterDjinn from "icon:djinn";
import xeron from "icon:evil-book";
import { rowOf } from "../../lib/rows";
import type { CardFace, ChampionFace, FigureView, TacticsRows, TacticsView } from "./types";

export const CHAMPION_ICONS: Record<string, string> = {
  "arha-sensei": arhaSensei,
  "arha-templar": arhaTemplar,
  "psyche-askara": psycheAskara,
  "twilight-scout": twilightScout,
  "unbound-emissary": unboundEmissary,
  "water-djinn": waterDjinn,
  "faerie-commander": faerieCommander,
  "flytrap-witch": flytrapWitch,
  "raven-siren": ravenSiren,
  "runic-lycanthrope": runicLycanthrope,
  rut,
  tuskrider,
  "hedron-smithy": hedronSmithy,
  "icarus-steelfoot": icarusSteelfoot,
  "mechana-initiate": mechanaInitiate,
  prime,
  "reactor-monk": reactorMonk,
  tyranyx,
  "bringer-of-despair": bringerOfDespair,
  "demon-slayer": demonSlayer,
  "naka-blackblade": nakaBlackblade,
  nihilbomber,
  shadowcaster,
  "spike-vixen": spikeVixen,
  thane,
  pasythea,
  "iron-bastion": ironBastion,
  "hollow-reaver": hollowReaver,
  xeron,
  "gloomfang-wyrm": gloomfangWyrm,
  "rift-colossus": riftColossus,
  cultist,
};
export const FACTION_ICONS: Record<string, string> = {
  enlightened: enlightenedIcon,
  lifebound: lifeboundIcon,
  mechana: mechanaIcon,
  void: voidIcon,
};
export const KIND_ICONS: Record<string, string> = {
  hero: heroIcon,
  construct: constructIcon,
  champion: championIcon,
  monster: monsterIcon,
};
/** The keywords that a figure shows; what others do is told in words. */
export const KEYWORD_ICONS: Record<string, string> = {
  ranged: rangedIcon,
  double: doubleIcon,
  area: areaIcon,
  retaliate: retaliateIcon,
  attacks4: attacksIcon,
  forester: foresterIcon,
  "double-damage": doubleDamageIcon,
  free: freeIcon,
};
export const GOAL_ICONS: Record<string, string> = {
  crown: crownIcon,
  blade: bladeIcon,
  eye: eyeIcon,
  claw: clawIcon,
};
export const SIGNS = {
  strength: swordIcon,
  defence: shieldIcon,
  speed: speedIcon,
  order: orderIcon,
  rune: runeIcon,
  power: powerIcon,
  glory: gloryIcon,
  shrine: shrineIcon,
  beacon: beaconIcon,
  chest: chestIcon,
  played: playedIcon,
  construct: constructIcon,
} as const;

const SEAT_SIGNS = [firstSign, secondSign, thirdSign, fourthSign] as const;

/** Whether a seat is that of the villains. */
export const isVillain = (seat: number, view: TacticsView): boolean => view.villains?.seat === seat;
export const hueOf = (seat: number, view: TacticsView): string =>
  isVillain(seat, view) ? "var(--villains)" : `var(--seat-${seat % SEAT_SIGNS.length})`;
export const signOf = (seat: number, view: TacticsView): string =>
  isVillain(seat, view) ? villainSign : SEAT_SIGNS[seat % SEAT_SIGNS.length]!;
export const factionHue = (faction: string): string => `var(--${faction || "neutral"})`;

export const cardRow = (rows: TacticsRows, id: string): CardFace => rowOf(rows.cards, id);
export const scenarioRow = (rows: TacticsRows, id: string) => rowOf(rows.scenarios, id);
export const schemeRow = (rows: TacticsRows, id: string) => rowOf(rows.schemes, id);

/** What is printed on the card of a champion; of a villain on the side that is in play. */
export function championRow(rows: TacticsRows, id: string, view?: TacticsView): ChampionFace {
  const villain = view?.figures.find((each) => each.champion === id && isVillain(each.seat, view));
  if (!villain || id === "cultist") return rowOf(rows.champions, id);
  const people = view!.players.filter(({ seat }) => !isVillain(seat, view!)).length;
  return rowOf(rows.villains, id)[people === 1 ? "black" : "grey"];
}

/** The champion that a figure is one of: a cultist, or the second body of its card. */
export const championOf = (figure: string): string =>
  figure.startsWith("cultist-") ? "cultist" : figure.replace(/-2$/, "");

export const iconOf = (champion: string): string => CHAMPION_ICONS[champion] ?? championIcon;

export const figureOf = (id: string, view: TacticsView): FigureView | undefined =>
  view.figures.find((each) => each.id === id);

/** The seats whose turn it is; before the first turn, such as in a draft, nobody's. */
export const actingIn = ({ turn, group }: TacticsView): readonly number[] => (turn ? group : []);

/** The seats on a seat's side, its own first. */
export const sideOf = (seat: number, view: TacticsView): number[] => [
  seat,
  ...view.sides.flatMap((side, at) => (at !== seat && side === view.sides[seat] ? [at] : [])),
];
