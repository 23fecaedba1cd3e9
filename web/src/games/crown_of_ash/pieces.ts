import ashIcon from "icon:powder";
import beastIcon from "icon:gears";
import boneIcon from "icon:crossed-bones";
import bloodIcon from "icon:drop";
import castle from "icon:castle";
import coast from "icon:wave-crest";
import desert from "icon:desert";
import fortis from "icon:checked-shield";
import forest from "icon:pine-tree";
import goldIcon from "icon:two-coins";
import ingredient from "icon:round-bottom-flask";
import laurels from "icon:laurels";
import mors from "icon:death-skull";
import mountains from "icon:mountains";
import nox from "icon:evil-moon";
import sulphurIcon from "icon:crystal-growth";
import village from "icon:village";
import visio from "icon:third-eye";
import volcano from "icon:volcano";
import { rowOf } from "../../lib/rows";
import type { AshRows } from "./types";

export const GOODS_ICONS: Record<string, string> = {
  bone: boneIcon,
  ash: ashIcon,
  blood: bloodIcon,
  sulphur: sulphurIcon,
  gold: goldIcon,
  ingredients: ingredient,
  vp: laurels,
};
export const AUTOMATON = beastIcon;
export const SIGILS: Record<string, string> = { visio, nox, mors, fortis };
export const REGION_ICONS: Record<string, string> = {
  volcano,
  village,
  coast,
  forest,
  desert,
  mountains,
  citadel: castle,
};
export const GOODS = ["bone", "ash", "blood", "sulphur", "gold", "ingredients", "vp"] as const;
export const BASICS = ["bone", "ash", "blood", "sulphur"] as const;
export const NUMERALS = ["", "I", "II", "III"];

export const warriorRow = (rows: AshRows, id: string) => rowOf(rows.warriors, id);
export const structureRow = (rows: AshRows, id: string) => rowOf(rows.structures, id);
export const battleCardRow = (rows: AshRows, id: string) => rowOf(rows.battle_cards, id);
