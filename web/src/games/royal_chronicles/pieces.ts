import ageing from "icon:sands-of-time";
import anyGoods from "icon:swap-bag";
import black from "icon:black-flag";
import construction from "icon:hammer-nails";
import deployment from "icon:pawn";
import food from "icon:wheat";
import gold from "icon:two-coins";
import income from "icon:receive-money";
import laurels from "icon:laurels";
import lich from "icon:crowned-skull";
import mist from "icon:fog";
import oak from "icon:oak-leaf";
import ore from "icon:ore";
import purple from "icon:vertical-banner";
import raven from "icon:raven";
import recruitment from "icon:card-pick";
import snow from "icon:snowflake-1";
import strength from "icon:checked-shield";
import sunrise from "icon:sunrise";
import thorns from "icon:rose";
import token from "icon:hourglass";
import amber from "icon:gem-chain";
import war from "icon:crossed-swords";
import wood from "icon:log";
import { rowOf } from "../../lib/rows";
import type { RoyalRows, UnitRow } from "./types";

export const GOODS = ["wood", "food", "ore"] as const;
export const GOODS_ICONS: Record<string, string> = {
  wood,
  food,
  ore,
  any: anyGoods,
  gold,
  vp: laurels,
  strength,
  token,
};
export const PHASES = [1, 2, 3, 4, 5, 6] as const;
export const PHASE_ICONS: Record<number, string> = {
  1: recruitment,
  2: deployment,
  3: war,
  4: income,
  5: construction,
  6: ageing,
};
/** What a card is about is seen by its colour: what it makes, else when it acts. */
const PHASE_HUES: Record<number, string> = {
  2: "#86b6e0",
  3: "#ef8069",
  4: "#f7bf55",
  5: "#d0a077",
  6: "#b79ae6",
};
export const GOODS_HUES = { wood: "#8fce86", food: "#e6d16a", ore: "#9fc3d6" } as const;

/** Seven realms, told apart by colour and by sign; the Lich King is violet. */
export const HUES = [
  "#f5ab52",
  "#7cc4f2",
  "#7fd08a",
  "#d3e3ee",
  "#f2e05f",
  "#e98fb9",
  "#b6a4f5",
] as const;
export const SIGILS = [amber, raven, oak, snow, sunrise, thorns, mist] as const;
export const LICH_SIGIL = lich;
export const LICH_HUE = "#c49cf0";
export const ARMY_ICONS: Record<string, string> = { black, purple };
export const NUMERALS = ["", "I", "II"];

export const hueOf = (seat: number, automa = false): string =>
  automa ? LICH_HUE : (HUES[seat % HUES.length] ?? LICH_HUE);
export const sigilOf = (seat: number, automa = false): string =>
  automa ? lich : (SIGILS[seat % SIGILS.length] ?? lich);

/** The colour and the sign of a side in war: a seat, or an army of the Lich King. */
export const sideHue = (side: number | string): string =>
  typeof side === "number" ? hueOf(side) : side === "black" ? "#b8b0bd" : LICH_HUE;
export const sideSign = (side: number | string): string =>
  typeof side === "number" ? sigilOf(side) : (ARMY_ICONS[side] ?? "");

export function cardHue(row: UnitRow): string {
  const made = GOODS.find((name) => row[name] > 0);
  if (made) return GOODS_HUES[made];
  const phase = row.phases.find((each) => each in PHASE_HUES);
  if (row.artifact && !phase) return "#f3d492";
  return (phase && PHASE_HUES[phase]) || "#c9c0b8";
}

/** The design of a card: `monkey-2` is the second Monkey. */
export const designOf = (card: string): string => card.replace(/-\d+$/, "");

/** What is printed on a card, a unit's or an artifact's. */
export function cardRow({ units, artifacts }: RoyalRows, card: string): UnitRow {
  const design = designOf(card);
  return rowOf(artifacts.some((row) => row.id === design) ? artifacts : units, design);
}
export const buildingRow = (rows: RoyalRows, id: string) => rowOf(rows.buildings, id);
export const necropolisRow = (rows: RoyalRows, id: string) => rowOf(rows.necropolis, id);
export const lichRow = (rows: RoyalRows, id: string) => rowOf(rows.lich, id);
