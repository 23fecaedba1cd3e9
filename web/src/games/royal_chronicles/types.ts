import type { components } from "../../lib/wire.generated";

/** What the board reads of a view: the shapes of `views.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type RoyalView = Schemas["RoyalView"];
export type PlayerView = Schemas["RoyalChroniclesPlayerView"];
export type KingdomView = Schemas["KingdomView"];
export type PieceView = Schemas["PieceView"];
export type PlanView = Schemas["PlanView"];
export type LichView = Schemas["LichView"];
export type MemoryView = Schemas["RoyalChroniclesMemory"];

/** What is printed on the cards: the rows of `cards.py`. */
export interface Goods {
  wood: number;
  food: number;
  ore: number;
}
export interface UnitRow extends Goods {
  id: string;
  cost: number;
  strength: number | null;
  when: string;
  phases: number[];
  flip: boolean;
  variable: boolean;
  ranged: boolean;
  eternal: boolean;
  artifact: boolean;
}
export interface Price extends Goods {
  gold: number | null;
}
export interface BuildingRow {
  id: string;
  one: Price;
  two: Price;
  produces: Goods;
  produces_two: Goods;
}
export interface NecropolisRow {
  id: string;
  back: string;
  instant: number;
  bonus: number;
  condition: { kind: string; resource: string; least: number; most: number };
  black: number;
  purple: number;
}
export interface LichRow {
  id: string;
  phase: number;
  vp: number;
}
