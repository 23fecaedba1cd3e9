import bracelet from "icon:linked-rings";
import bragg from "icon:running-ninja";
import chestIcon from "icon:locked-chest";
import chufflock from "icon:guillotine";
import coat from "icon:dragon-shield";
import corvin from "icon:raven";
import crowd from "icon:meeple-group";
import crystal from "icon:floating-crystal";
import cursedSign from "icon:death-skull";
import cyclops from "icon:cyclops";
import daughter from "icon:queen-crown";
import davitto from "icon:lockpicks";
import dorak from "icon:orc-head";
import elise from "icon:carnival-mask";
import equipment from "icon:light-backpack";
import executionersSign from "icon:executioner-hood";
import eye from "icon:crystal-eye";
import gateIcon from "icon:dungeon-gate";
import grole from "icon:mailed-fist";
import iraem from "icon:wizard-face";
import iris from "icon:daggers";
import isabeau from "icon:swordwoman";
import kaldern from "icon:two-coins";
import kaldernsSign from "icon:swap-bag";
import keys from "icon:house-keys";
import kornak from "icon:sharp-halberd";
import leona from "icon:cloak-dagger";
import lucius from "icon:battle-gear";
import maren from "icon:edged-shield";
import mechanism from "icon:gears";
import moonIcon from "icon:moon";
import nephew from "icon:prisoner";
import nyra from "icon:robber-mask";
import purse from "icon:shiny-purse";
import relic from "icon:holy-grail";
import ring from "icon:diamond-ring";
import sable from "icon:candle-skull";
import scroll from "icon:tied-scroll";
import security from "icon:triple-lock";
import selka from "icon:cat";
import servant from "icon:hooded-figure";
import shaana from "icon:wolf-head";
import sienne from "icon:crystal-wand";
import staircase from "icon:stairs";
import statuette from "icon:colombian-statue";
import thiefIcon from "icon:rogue";
import tortok from "icon:anvil-impact";
import trap from "icon:wolf-trap";
import valdur from "icon:vampire-cape";
import valrut from "icon:barbute";
import veshra from "icon:witch-face";
import zombie from "icon:shambling-zombie";
import { rowOf } from "../../lib/rows";
import type { CharacterFace, CityRows, CityView, FigureView } from "./types";

const FIGURE_ICONS: Record<string, string> = {
  ...{ leona, iris, davitto, maren, chufflock },
  ...{ valdur, nyra, corvin, selka, lucius },
  ...{ kaldern, tortok, elise, bragg, iraem },
  ...{ dorak, veshra, grole, sable, shaana },
  ...{ sienne, isabeau, kornak, valrut, cyclops },
};
const TREASURE_ICONS: Record<string, string> = {
  ...{ scroll, keys, bracelet, ring, statuette, crystal, relic, eye, daughter, nephew },
  "purse-4": purse,
  "purse-5": purse,
};
const TOKEN_ICONS: Record<string, string> = {
  ...{ crystal, trap, equipment, coat, security, staircase, mechanism },
};
/** What adventures put on the board, by what its id begins with. */
const PIECE_ICONS: Record<string, string> = { crowd, zombie, relic, nephew, daughter };
const GANG_SIGNS: Record<string, string> = {
  executioners: executionersSign,
  nocturnis: moonIcon,
  kalderns: kaldernsSign,
  cursed: cursedSign,
};
export const SIGNS = { chest: chestIcon, gate: gateIcon, equipment, purse } as const;

export const iconOf = (figure: string): string => FIGURE_ICONS[figure] ?? thiefIcon;
export const treasureIcon = (kind: string): string => TREASURE_ICONS[kind] ?? chestIcon;
export const tokenIcon = (kind: string): string => TOKEN_ICONS[kind] ?? chestIcon;

/** The sign of a piece that belongs to an adventure; of a person who is not known yet. */
export const pieceIcon = (id: string): string => PIECE_ICONS[id.split("-")[0]!] ?? servant;

export const gangOf = (seat: number, view: CityView): string => view.players[seat]?.gang ?? "";
export const hueOf = (seat: number, view: CityView): string => `var(--${gangOf(seat, view)})`;
export const signOf = (seat: number, view: CityView): string =>
  GANG_SIGNS[gangOf(seat, view)] ?? thiefIcon;

export const figureOf = (id: string, view: CityView): FigureView | undefined =>
  view.figures.find((each) => each.id === id);
export const characterRow = (rows: CityRows, id: string): CharacterFace =>
  rowOf(rows.characters, id);

/** The characters of a seat, in the order of their cards. */
export const gangFigures = (seat: number, view: CityView): FigureView[] =>
  view.figures.filter((each) => each.seat === seat);
