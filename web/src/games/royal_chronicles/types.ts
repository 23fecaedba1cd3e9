import type { Context } from "../../lib/game";
import { useTable } from "../../lib/table.svelte";
import type { components } from "../../lib/wire.generated";

/** The shapes of `views.py` and the rows of `cards.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type RoyalView = Schemas["RoyalChroniclesRoyalView"];
export type PlayerView = Schemas["RoyalChroniclesPlayerView"];
export type KingdomView = Schemas["RoyalChroniclesKingdomView"];
export type PieceView = Schemas["RoyalChroniclesPieceView"];
export type PlanView = Schemas["RoyalChroniclesPlanView"];
export type LichView = Schemas["RoyalChroniclesLichView"];
export type MemoryView = Schemas["RoyalChroniclesMemory"];
export type RoyalRows = Schemas["RoyalChroniclesComponents"];
export type UnitRow = Schemas["RoyalChroniclesUnit"];
export type Price = Schemas["RoyalChroniclesPrice"];
export type Condition = Schemas["RoyalChroniclesCondition"];

/** What words may draw on. */
export type RoyalContext = Context<RoyalView, RoyalRows>;

export const useRoyal = () => useTable<RoyalView, RoyalRows>();
