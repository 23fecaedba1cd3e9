import { join, seatIn, yourPart, type Facts } from "../../lib/facts";
import { phraseSentences, type Phrase } from "../../lib/phrase";
import { rowOf } from "../../lib/rows";
import { t, words } from "../../lib/words.svelte";
import type { ChampionFace, TacticsContext, TacticsRows } from "./types";

const PREFIX = "at";
const CULTIST = /^cultist-(\d+)-(\d+)$/;
const SECOND = /^(.+)-2$/;
/** The families of names in which a source of an effect is looked for. */
const SOURCES = ["source", "card", "champion", "scheme", "scenario", "sigil", "terrain", "token"];

/** The banner of a seat, or the villains. */
export function whoIs(seat: number | null, ctx: TacticsContext): string {
  if (seat === null) return "";
  return ctx.view.villains?.seat === seat ? t("at-villains") : t(`at-banner-${seat}`);
}

export const who = (facts: Facts, ctx: TacticsContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);

/** Several seats; the viewer's is not named. */
export const whoAll = (all: readonly number[], ctx: TacticsContext): string =>
  join(all.map((seat) => (seat === ctx.you ? t("you-in-a-row") : whoIs(seat, ctx))));

/** Who does something, and whether that is the viewer. */
export const doer = (facts: Facts, ctx: TacticsContext) => ({
  who: who(facts, ctx),
  you: yourPart(ctx.you, { who: seatIn(facts) }),
});

/** A card; a champion of the center deck is called as its figure. */
export const cardName = (id: string): string =>
  t(words.has(`at-card-${id}`) ? `at-card-${id}` : `at-champion-${id}`);
export const championName = (id: string): string => t(`at-champion-${id}`);
export const schemeName = (id: string): string => t(`at-scheme-${id}`);
export const sigilName = (id: string): string => t(`at-sigil-${id}`);
export const treasureName = (id: string): string => t(`at-treasure-${id}`);
export const scenarioName = (id: string): string => t(`at-scenario-${id}`);
export const terrainName = (id: string): string => t(`at-terrain-${id || "plain"}`);
export const tokenName = (id: string): string => t(`at-token-${id}`);
export const goalName = (id: string): string => t(`at-goal-${id}`);
export const gateName = (id: string): string => t(`at-gate-${id}`);
export const factionName = (id: string): string => t(`at-faction-${id || "none"}`);
export const kindName = (id: string): string => t(`at-kind-${id}`);
export const keywordName = (id: string): string => t(`at-keyword-${id}`);
/** What a keyword means. */
export const keywordText = (id: string): string => t(`at-keyword-text-${id}`);

export const runes = (number: number): string => t("at-n-runes", { number });
export const power = (number: number): string => t("at-n-power", { number });
export const glory = (number: number): string => t("at-n-glory", { number });
export const damage = (number: number): string => t("at-n-damage", { number });
export const cards = (number: number): string => t("at-n-cards", { number });
export const treasures = (number: number): string => t("at-n-treasures", { number });

/** A figure by its id: a champion, one of several cultists, the second body of a champion. */
export function figureName(id: string, ctx: TacticsContext): string {
  const cultist = CULTIST.exec(id);
  if (cultist)
    return t("at-cultist-of", { number: cultist[2]!, who: whoIs(Number(cultist[1]) - 1, ctx) });
  if (id === "cultist") return t("at-new-cultist");
  const second = SECOND.exec(id);
  return second ? t("at-second-body", { name: championName(second[1]!) }) : championName(id);
}

export const figureNames = (ids: readonly string[], ctx: TacticsContext): string =>
  join(ids.map((id) => figureName(id, ctx)));

/** Whatever an effect or points come from: a card, a figure, a scheme, the land. */
export function sourceName(id: string, ctx: TacticsContext): string {
  const family = SOURCES.find((each) => words.has(`at-${each}-${id}`));
  return family ? t(`at-${family}-${id}`) : figureName(id, ctx);
}

/** Several cards; those of one design are counted. */
export function cardNames(ids: readonly string[]): string {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  const said = [...found].map(([id, number]) =>
    number > 1 ? `${cardName(id)} ×${number}` : cardName(id),
  );
  return join(said) || t("at-nothing");
}

// What things do

const text = (phrases: readonly Phrase[]): string => phraseSentences(PREFIX, phrases);

/** What a card does: when it is acquired, when it is played, or what it gives to its bearer. */
export const cardText = (rows: TacticsRows, id: string): string =>
  text(rowOf(rows.cards, id).effects);
export const sigilText = (rows: TacticsRows, id: string): string =>
  text(rowOf(rows.sigils, id).effects);
export const treasureText = (rows: TacticsRows, id: string): string =>
  text(rowOf(rows.treasures, id).effects);
/** How a scenario is won, and its special rules. */
export const scenarioText = (rows: TacticsRows, id: string): string =>
  text(rowOf(rows.scenarios, id).effects);

/** What a champion can do, or one side of a villain’s card: keywords, abilities, surge. */
export const championText = ({ keywords, effects, surge }: ChampionFace): string =>
  [...keywords.map(keywordText), text(effects), surgeText(surge)].filter(Boolean).join(" ");

const surgeText = (surge: readonly Phrase[]): string =>
  surge.length ? text([{ message: "verb-boss-surge", arguments: [["then", surge]] }]) : "";

/** What a scheme always does, and what from its threat level on. */
export function schemeText(rows: TacticsRows, id: string): { upper: string; lower: string } {
  const { upper, lower } = rowOf(rows.schemes, id);
  return { upper: text(upper), lower: text(lower) };
}
