import { rowOf } from "../../lib/rows";
import { t } from "../../lib/words.svelte";
import { characterRow, figureOf } from "./pieces";
import type { ArcanaFace, CityRows, CityView } from "./types";

/** How many dice somebody has as printed: a character, a guard by the version of his card, the Cyclops. */
export function combatOf(id: string, view: CityView, rows: CityRows): number {
  if (figureOf(id, view)) return characterRow(rows, id).combat;
  if (id === "cyclops") return rowOf(rows.adventures, view.sheet).cyclops;
  const cards = rows.guards.filter(({ reinforced }) => reinforced === view.patrols);
  return rowOf(cards, id).combat;
}

export const arcanaRow = (rows: CityRows, id: string): ArcanaFace => rowOf(rows.arcana, id);

/** When a card can be played. */
export const momentName = ({ moment }: ArcanaFace): string => t(`cad-moment-${moment}`);

/** Cards that are alike are told apart by which of them they are. */
export const numbered = (cards: readonly string[]): { card: string; nth: number }[] =>
  cards.map((card, at) => ({ card, nth: cards.slice(0, at).filter((c) => c === card).length }));

/** Things that are alike are counted. */
export function counted(ids: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

/** What the winner of an adventure gets in the next one, in words. */
export function bonusWords(rows: CityRows, id: string): string {
  const row = rowOf(rows.adventures, id);
  const parts = [
    row.bonus_experience ? t("cad-n-experience", { number: row.bonus_experience }) : "",
    row.bonus_arcana ? t("cad-n-arcana", { number: row.bonus_arcana }) : "",
    row.bonus_intrigues ? t("cad-n-intrigues", { number: row.bonus_intrigues }) : "",
    row.bonus_equipment ? t("cad-stage-bonus-equipment") : "",
  ];
  return parts.filter(Boolean).join(", ");
}
