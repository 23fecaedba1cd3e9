import { join, seatIn, yourPart, type Facts } from "../../lib/facts";
import { t, words } from "../../lib/words.svelte";
import { gangOf } from "./pieces";
import type { CityContext } from "./types";

/** The families of names in which a thing is looked for that may be of any kind. */
const FAMILIES = ["figure", "place", "card", "treasure", "token", "mission", "intrigue", "piece"];
const NUMBERED = /^(.+)-(\d+)$/;

/** The gang of a seat. */
export const whoIs = (seat: number | null, ctx: CityContext): string =>
  seat === null ? "" : t(`cad-gang-${gangOf(seat, ctx.view)}`);

export const who = (facts: Facts, ctx: CityContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);

/** Who does something, and whether that is the viewer. */
export const doer = (facts: Facts, ctx: CityContext) => ({
  who: who(facts, ctx),
  you: yourPart(ctx.you, { who: seatIn(facts) }),
});

export const figureName = (id: string): string => t(`cad-figure-${id}`);
/** The kind of a card or a treasure: of several copies each has a number. */
const kindOf = (id: string): string => id.replace(/-\d$/, "");
export const cardName = (id: string): string => t(`cad-card-${kindOf(id)}`);
/** What a card does, or what the skill of a character is. */
export const cardText = (id: string): string => t(`cad-text-${kindOf(id)}`);
export const tokenName = (id: string): string => t(`cad-token-${id}`);
export const treasureName = (id: string): string => t(`cad-treasure-${kindOf(id)}`);
export const treasureNames = (ids: readonly string[]): string =>
  join(ids.map(treasureName)) || t("cad-none");
export const missionName = (id: string): string => t(`cad-mission-${id}`);
export const intrigueName = (id: string): string => t(`cad-intrigue-${id}`);
export const adventureName = (id: string): string => t(`cad-adventure-${id}`);
export const gangName = (id: string): string => t(`cad-gang-${id}`);
export const sourceName = (id: string): string => t(`cad-source-${id}`);

/** A room, a room of the Catacombs, or a street by its letter and number. */
export const placeName = (id: string): string =>
  words.has(`cad-place-${id}`) ? t(`cad-place-${id}`) : id;

/** What a card is played on: a gang, a character, a place, or one of two chests in it. */
export const targetName = (id: string, ctx: CityContext): string =>
  /^\d$/.test(id) ? whoIs(Number(id), ctx) : join(id.split("/").map(thingName));

/** Whatever an id stands for: a character, a place, a card, a treasure, a piece of an adventure. */
export function thingName(id: string): string {
  const family = FAMILIES.find((each) => words.has(`cad-${each}-${id}`));
  if (family) return t(`cad-${family}-${id}`);
  const numbered = NUMBERED.exec(id);
  if (!numbered) return id;
  const [, kind = "", number = ""] = numbered;
  return words.has(`cad-piece-${kind}`) ? t(`cad-piece-${kind}`, { number }) : thingName(kind);
}
