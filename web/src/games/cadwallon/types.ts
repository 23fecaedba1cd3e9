import type { Context } from "../../lib/game";
import { useTable } from "../../lib/table.svelte";
import type { components } from "../../lib/wire.generated";

/** The shapes of `views.py` and `preview.py` and the rows of `cards.py`, by way of the server's schema. */
type Schemas = components["schemas"];
export type CityView = Schemas["CadwallonCityView"];
export type PlayerView = Schemas["CadwallonPlayerView"];
export type FigureView = Schemas["CadwallonFigureView"];
export type RoomView = Schemas["CadwallonRoomView"];
export type SpaceFace = Schemas["CadwallonSpaceFace"];
export type CharacterFace = Schemas["CadwallonCharacterFace"];
export type Outreach = Schemas["CadwallonOutreach"];
export type End = Schemas["CadwallonEnd"];
export type Chest = Schemas["CadwallonChest"];
export type WaysOut = Schemas["CadwallonWaysOut"];
export type WayOut = Schemas["CadwallonWayOut"];
export type ArcanaFace = Schemas["CadwallonArcanaFace"];
export type Condition = Schemas["CadwallonCondition"];
export type CityRows = Schemas["CadwallonComponents"];

/** What words may draw on. */
export type CityContext = Context<CityView, CityRows>;

export const useCity = () => useTable<CityView, CityRows>();
