import type { Context } from "../../lib/game";
import { useTable } from "../../lib/table.svelte";
import type { components } from "../../lib/wire.generated";

/** The shapes of `views.py` and `preview.py` and the rows of `components.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type TacticsView = Schemas["AscensionTacticsTacticsView"];
export type PlayerView = Schemas["AscensionTacticsPlayerView"];
export type FigureView = Schemas["AscensionTacticsFigureView"];
export type CellView = Schemas["AscensionTacticsCellView"];
export type VillainsView = Schemas["AscensionTacticsVillainsView"];
export type CardFace = Schemas["AscensionTacticsCardFace"];
export type ChampionFace = Schemas["AscensionTacticsChampionFace"];
export type Outreach = Schemas["AscensionTacticsOutreach"];
export type End = Schemas["AscensionTacticsEnd"];
export type Blow = Schemas["AscensionTacticsBlow"];
export type TacticsRows = Schemas["AscensionTacticsComponents"];

/** What words may draw on. */
export type TacticsContext = Context<TacticsView, TacticsRows>;

export const useTactics = () => useTable<TacticsView, TacticsRows>();
