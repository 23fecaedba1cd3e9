import type { components } from "../../lib/wire.generated";

/** What the board reads of a view: the shapes of `views.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type AshView = Schemas["AshView"];
export type PlayerView = Schemas["PlayerView"];
export type RegionView = Schemas["RegionView"];
export type SlotView = Schemas["SlotView"];
export type BattleView = Schemas["BattleView"];

/** What is printed on the pieces: the rows of `cards.py`. */
export interface Goods {
  bone: number;
  ash: number;
  blood: number;
  sulphur: number;
  gold: number;
  ingredients: number;
  vp: number;
}
export interface WarriorRow {
  id: string;
  type: string;
  level: number;
  strength: number;
  cost: Goods;
  automaton: boolean;
  returns_to: number;
}
export interface StructureRow {
  id: string;
  level: number;
  gold: number;
  vp: number;
  supplies: Goods;
  tribute: Goods;
  resurrection: boolean;
}
export interface BattleCardRow {
  id: string;
  strength: number;
  die: boolean;
  reward: Goods;
  compensation: Goods;
  black: boolean;
}
