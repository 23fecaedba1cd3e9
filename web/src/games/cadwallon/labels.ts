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
import type { Chest, CityContext, End, FigureView, RoomView, SpaceFace, WayOut } from "./types";

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

// What is planned

const percent = (chance: number): number => Math.round(100 * chance);

/** A chest at the end of a Move: what is in it, and with what odds and for how much it opens. */
function chestWords({ treasure, pick, chance, smash }: Chest): string {
  return t("cad-board-open", {
    treasure: treasureName(treasure),
    pick,
    percent: percent(chance),
    smash,
  });
}

/** What a Move to its end would cost and bring. */
function endWords({ cost, actions, token, chests, meets, victim, chance }: End): string {
  return join([
    cost ? t("cad-board-spaces", { number: cost }) : "",
    actions ? t("cad-board-price", { number: actions }) : "",
    victim ? t("cad-board-fights", { name: figureName(victim), percent: percent(chance) }) : "",
    meets.length ? t("cad-board-meets", { names: join(meets.map(figureName)) }) : "",
    token ? t("cad-board-stops") : "",
    ...chests.map(chestWords),
  ]);
}

/** A place that a Move could end on. */
export const endLabel = (label: string, end: End): string =>
  t("cad-board-end", { label, way: endWords(end) });

/** The whole Move that is being aimed. */
export const aimWords = (figure: string, aim: End): string =>
  t("cad-board-aim", {
    name: figureName(figure),
    place: placeName(aim.place),
    way: endWords(aim),
  });

/** How far a character is out of the district, and whether it can still make it. */
export const exitWords = ({ spaces, left }: WayOut): string =>
  t("cad-board-exit", { spaces, left, late: left < spaces ? "yes" : "no" });
