import { join, list, yes, type Facts } from "../../lib/facts";
import { phraseSentences, type Phrase } from "../../lib/phrase";
import { t } from "../../lib/words.svelte";
import {
  cardName,
  championName,
  championText,
  factionName,
  figureName,
  keywordName,
  kindName,
  terrainName,
  whoIs,
} from "./names";
import type { Aim } from "./plan.svelte";
import type {
  Blow,
  CardFace,
  CellView,
  ChampionFace,
  End,
  FigureView,
  Outreach,
  TacticsContext,
} from "./types";

/** What cards, champions and cells say of themselves to whoever points at them. */

/** What effects do, as sentences. */
export const effectWords = (effects: readonly Phrase[]): string => phraseSentences("at", effects);

/** A card: all that is printed on it. */
export const cardLabel = ({ id, kind, faction, cost, effects }: CardFace): string =>
  t("at-board-card", {
    name: cardName(id),
    kind: kindName(kind),
    faction: faction ? factionName(faction) : "none",
    price: t(kind === "monster" ? "at-n-power" : "at-n-runes", { number: cost }),
    text: effectWords(effects),
  });

/** A champion as it is printed. */
export const championLabel = (row: ChampionFace): string =>
  t("at-board-champion", {
    name: championName(row.id),
    faction: row.faction ? factionName(row.faction) : "none",
    strength: row.strength,
    defence: row.defence,
    speed: row.speed,
    order: row.order,
    text: championText(row),
  });

const seatName = (seat: number | null | undefined, ctx: TacticsContext): string =>
  seat == null ? "" : whoIs(seat, ctx);

/** A champion as it stands there. */
export function figureLabel(figure: FigureView, ctx: TacticsContext): string {
  return t("at-board-figure", {
    name: figureName(figure.id, ctx),
    who: whoIs(figure.seat, ctx),
    cell: figure.cell || t("at-board-off"),
    strength: figure.strength,
    left: figure.defence - figure.damage,
    defence: figure.defence,
    speed: figure.speed,
    ready: yes(figure.ready),
    keywords: join(figure.keywords.map(keywordName)) || "none",
    carries: join(figure.constructs.map(cardName)) || "none",
  });
}

/** A cell, and what is on it. */
export function cellLabel(cell: string, land: CellView | undefined, ctx: TacticsContext): string {
  const kind = land?.portal.length ? "portal" : (land?.terrain ?? "");
  const owner = land?.portal[0] ?? land?.beacon ?? land?.controller;
  return t("at-board-cell", {
    cell,
    terrain: terrainName(kind),
    who: seatName(owner, ctx) || "none",
    treasure: yes(land?.treasure),
    glory: land?.glory ?? 0,
  });
}

/** Who and what hides a target: enemies, forest, barriers. */
export function hidingWords(facts: Facts, ctx: TacticsContext): string {
  const lands = new Map(ctx.view.cells.map(({ id, terrain }) => [id, terrain]));
  const land = (cell: string) => `${terrainName(lands.get(cell) ?? "")} (${cell})`;
  const figures = list(facts, "figures").map((id) => figureName(id, ctx));
  return join([...figures, ...list(facts, "cells").map(land)]) || "none";
}

/** What a move to a cell would cost and bring. */
function wayWords({ cost, hurt, falls, lit, treasure }: End): string {
  return join([
    t("at-board-steps", { cost }),
    falls ? t("at-board-falls") : hurt ? t("at-board-hurt", { hurt }) : "",
    lit.length ? t("at-board-lit", { number: lit.length }) : "",
    treasure && !falls ? t("at-board-treasure") : "",
  ]);
}

export const endLabel = (label: string, end: End): string =>
  t("at-board-end", { label, way: wayWords(end) });

/** What an attack would do. */
function blowWords({ damage, needed, back, falls }: Blow, attacks: number): string {
  return join([
    t("at-board-damage", { damage, attacks }),
    needed > 0 && needed <= attacks ? t("at-board-defeats") : "",
    back ? t("at-board-back", { back }) : "",
    falls ? t("at-board-falls") : "",
  ]);
}

export const targetLabel = (label: string, blow: Blow, attacks = 1): string =>
  t("at-board-end", { label, way: blowWords(blow, attacks) });

/** The whole order that is being aimed. */
export function aimWords(outreach: Outreach, { end, target }: Aim, ctx: TacticsContext): string {
  const name = figureName(outreach.figure, ctx);
  const goes = end.way.length
    ? t("at-board-goes", { name, cell: end.cell, way: wayWords(end) })
    : t("at-board-stays", { name });
  return target === null ? goes : `${goes} ${hitWords(outreach, end, target, ctx)}`;
}

/** Whom an attack would hit, and how hard: all in reach, if it is one on an area. */
function hitWords(
  { area, attacks }: Outreach,
  end: End,
  aimed: string,
  ctx: TacticsContext,
): string {
  const blows = end.blows.filter(({ target }) => area || target === aimed);
  const hits = blows.map((blow) => ({
    enemy: figureName(blow.target, ctx),
    blow: blowWords(blow, attacks),
  }));
  if (hits.length === 1) return t("at-board-hits", hits[0]);
  return t("at-board-hits-all", { blows: join(hits.map((hit) => t("at-board-hit", hit))) });
}
