/** What the board reads of a view: the shapes of `views.py`. */
export interface PlayerView {
  seat: number;
  necromancer: string;
  automa: boolean;
  vp: number;
  bone: number;
  ash: number;
  blood: number;
  sulphur: number;
  gold: number;
  minions: number;
  refreshed: boolean;
  ability: boolean;
  royal: boolean;
  hand_size: number;
  card_count: number;
  graveyard: string[];
  last_card: string;
  hand: string[];
  cards: string[];
  discard: string[];
  fate: string;
}
export interface RegionView {
  id: string;
  owner: number | null;
  structures: string[];
  defenders: string[];
  fortified: boolean;
  defence: number;
}
export interface SlotView {
  id: string;
  minions: number[];
  limit: number | null;
}
export interface BattleView {
  region: string;
  attacker: number;
  defender: number | null;
  modifier: number;
  size: number;
  warriors: string[];
  cards: [number, string][];
  dice: [number, number][];
}
export interface AshView {
  seat: number | null;
  round: number;
  order: number[];
  active: number;
  king: boolean;
  citadel_vp: number[];
  abilities: boolean;
  players: PlayerView[];
  regions: RegionView[];
  slots: SlotView[];
  row: string[];
  deck_sizes: number[];
  offer: string[];
  stack_size: number;
  battle: BattleView | null;
  opponent: { seat: number; die: number; used: string[]; scale: number } | null;
  memory: { hands: string[][]; cards: string[][]; discards: string[][] } | null;
  winners: number[];
  reason: string;
}
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
