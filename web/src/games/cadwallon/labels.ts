import { join } from "../../lib/facts";
import { t } from "../../lib/words.svelte";
import {
  cardName,
  figureName,
  placeName,
  tokenName,
  treasureName,
  treasureNames,
  whoIs,
} from "./names";
import type { CityContext, FigureView, RoomView, SpaceFace } from "./types";

/** What places and those who stand on them say of themselves. */

/** What lies in a room, as far as one knows. */
function roomWords(room: RoomView | undefined): string {
  if (!room) return "";
  return join([
    room.chest ? t("cad-board-chest", { treasure: treasureName(room.chest) }) : "",
    room.locked ? t("cad-board-locked") : "",
    room.hidden ? t("cad-board-hidden") : "",
    room.token ? tokenName(room.token) : "",
  ]);
}

/** A place: what it is, and what is there. */
export function placeLabel(
  place: string,
  space: SpaceFace | undefined,
  room: RoomView | undefined,
  ctx: CityContext,
): string {
  const kind = space?.gate
    ? t("cad-board-gate", { shut: ctx.view.closed.includes(place) ? "yes" : "no" })
    : space?.pentagram
      ? t("cad-board-pentagram")
      : "";
  return join([placeName(place), kind, roomWords(room)]);
}

/** A character as it stands there. */
export function figureLabel(figure: FigureView, ctx: CityContext): string {
  return t("cad-board-figure", {
    name: figureName(figure.id),
    who: whoIs(figure.seat, ctx),
    place: figure.place ? placeName(figure.place) : t("cad-board-off"),
    wounds: figure.wounds,
    carries: treasureNames(figure.loot),
    gear: figure.gear ? cardName(figure.gear) : "none",
  });
}

/** A guard or the Cyclops. */
export const otherLabel = (id: string, place: string): string =>
  t("cad-board-other", { name: figureName(id), place: placeName(place) });
