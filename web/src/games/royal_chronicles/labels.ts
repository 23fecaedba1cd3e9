import { join } from "../../lib/facts";
import { t } from "../../lib/words.svelte";
import { cardName, cardText, goodsWords } from "./names";
import { cardRow } from "./pieces";
import type { PieceView, Price, RoyalRows } from "./types";

/** A card in words: all that is printed on it, and how it stands where it is in play. */
export function cardLabel(components: RoyalRows, id: string, piece?: PieceView): string {
  const row = cardRow(components, id);
  return t("rc-label-card", {
    name: cardName(id),
    kind: row.artifact ? "artifact" : "unit",
    cost: row.cost,
    strength: row.strength === null ? "none" : row.strength,
    now: piece ? piece.strength : "none",
    tokens: piece?.tokens ?? 0,
    text: cardText(id),
  });
}

/** What a level of a building needs, in words. */
export function priceWords({ wood, food, ore, gold }: Price): string {
  const goods = goodsWords({ wood, food, ore });
  return gold === null
    ? goods
    : t("rc-or", { one: goods, other: t("rc-n-gold", { number: gold }) });
}

export const sentences = (...parts: string[]): string =>
  join(parts.map((part) => part.replace(/[.]$/, ""))).trim();
