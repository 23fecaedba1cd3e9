import type { Context } from "../../lib/game";
import { useTable } from "../../lib/table.svelte";
import type { components } from "../../lib/wire.generated";

/** The shapes of `views.py` and the rows of `cards.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type AshView = Schemas["CrownOfAshAshView"];
export type PlayerView = Schemas["CrownOfAshPlayerView"];
export type RegionView = Schemas["CrownOfAshRegionView"];
export type SlotView = Schemas["CrownOfAshSlotView"];
export type BattleView = Schemas["CrownOfAshBattleView"];
export type AshRows = Schemas["CrownOfAshComponents"];
export type Goods = Schemas["CrownOfAshGoods"];

/** What words may draw on. */
export type AshContext = Context<AshView, AshRows>;

export const useAsh = () => useTable<AshView, AshRows>();
