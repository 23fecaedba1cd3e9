import { join, seatIn, yourPart, type Facts } from "../../lib/facts";
import { t } from "../../lib/words.svelte";
import { GOODS, warriorRow } from "./pieces";
import type { AshContext, Goods, PlayerView, RegionView } from "./types";

/** What a minion on the gold slot brings; a test compares it with the game. */
export const GOLD_SLOT_YIELD = 2;
/** The strength of the King; a test compares it with the game. */
export const KING_STRENGTH = 5;

export const playerAt = (seat: number | null, ctx: AshContext): PlayerView | undefined =>
  seat === null ? undefined : ctx.view.players[seat];
export const regionOf = (id: string, ctx: AshContext): RegionView | undefined =>
  ctx.view.regions.find((region) => region.id === id);

/** The necromancer of a seat; nobody is the King. */
export function whoIs(seat: number | null, ctx: AshContext): string {
  return seat === null ? t("coa-king") : t(`coa-${playerAt(seat, ctx)?.necromancer ?? "king"}`);
}

export const who = (facts: Facts, ctx: AshContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);

/** Several seats; the viewer's is not named. */
export const whoAll = (all: readonly (number | null)[], ctx: AshContext): string =>
  join(
    all.map((seat) => (seat !== null && seat === ctx.you ? t("you-in-a-row") : whoIs(seat, ctx))),
  );

/** Who does something, and whether that is the viewer. */
export const doer = (facts: Facts, ctx: AshContext) => ({
  who: who(facts, ctx),
  you: yourPart(ctx.you, { who: seatIn(facts) }),
});

export const warrior = (id: string): string => t(`coa-warrior-${id}`);
export const structure = (id: string): string => t(`coa-structure-${id}`);
export const inRegion = (id: string): string => t(`coa-in-${id}`);
/** A region as the object of an attack or a defence. */
export const atRegion = (id: string): string => t(`coa-at-${id}`);
export const warriors = (ids: string[]): string => join(ids.map(warrior)) || t("coa-nobody");

/** A warrior with its strength. */
export function armed(id: string, ctx: AshContext): string {
  return t("coa-armed", { name: warrior(id), strength: warriorRow(ctx.components, id).strength });
}

/** Goods in words: "2 bone, 1 gold". */
export function goodsWords(goods: Partial<Goods>): string {
  return join(
    GOODS.filter((name) => goods[name]).map((name) =>
      t(`coa-n-${name}`, { number: goods[name] ?? 0 }),
    ),
  );
}

export const isEmpty = (goods: Partial<Goods>): boolean => GOODS.every((name) => !goods[name]);

/** A slot of the board, or a player's refresh slot, as a place. */
export function slotWords(slot: string): string {
  const [region = "", side] = slot.split("/");
  if (side === undefined) return t(`coa-at-slot-${region}`);
  return region === "citadel"
    ? t(`coa-at-slot-${side}`)
    : t(`coa-at-slot-${side}`, { region: t(`coa-${region}`) });
}
