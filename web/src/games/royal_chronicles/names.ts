import { join, seatIn, yourPart, type Facts } from "../../lib/facts";
import { t, words } from "../../lib/words.svelte";
import { designOf, necropolisRow } from "./pieces";
import type { Condition, RoyalContext } from "./types";

/** The number beyond which a condition has no limit; a test compares it with the game. */
export const NO_MOST = 99;

export const RESOURCES = ["wood", "food", "ore"] as const;
export type Goods = Partial<Record<(typeof RESOURCES)[number] | "gold", number>>;

const isOne = (rows: readonly { id: string }[], id: string): boolean =>
  rows.some((row) => row.id === id);

/** The realm of a seat, or the Lich King. */
export function whoIs(seat: number | null, ctx: RoyalContext): string {
  if (seat === null) return "";
  return ctx.view.lich?.seat === seat ? t("rc-lich-king") : t(`rc-realm-${seat}`);
}

export const who = (facts: Facts, ctx: RoyalContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);

/** Several seats; the viewer's is not named. */
export const whoAll = (all: readonly (number | null)[], ctx: RoyalContext): string =>
  join(
    all.map((seat) => (seat !== null && seat === ctx.you ? t("you-in-a-row") : whoIs(seat, ctx))),
  );

/** Who does something, and whether that is the viewer. */
export const doer = (facts: Facts, ctx: RoyalContext) => ({
  who: who(facts, ctx),
  you: yourPart(ctx.you, { who: seatIn(facts) }),
});

/** A side in war: a seat, or an army of the Lich King. */
export const sideName = (side: number | string, ctx: RoyalContext): string =>
  typeof side === "number" ? whoIs(side, ctx) : t(`rc-army-${side}`);

/** A unit or an artifact, by its card or its design. */
export const cardName = (card: string): string => t(`rc-card-${designOf(card)}`);
/** What a unit or an artifact does. */
export const cardText = (card: string): string => t(`rc-text-${designOf(card)}`);

/** The longest texts get a wider card: how many times as wide. */
const LONGEST = 140;
const TOME = 1.75;
export const cardBreadth = (card: string): number => (cardText(card).length > LONGEST ? TOME : 1);
export const building = (id: string): string => t(`rc-building-${id}`);
/** What a level of a building gives. */
export const gives = (id: string, level: number): string => t(`rc-gives-${id}-${level}`);
export const levelName = (level: number): string => t(`rc-level-${level}`);
export const phaseName = (phase: number): string => t(`rc-phase-${phase}`);
export const rowName = (row: string): string => t(`rc-row-${row}`);
export const necropolis = (id: string): string => t(`rc-necropolis-${id}`);
export const lichCard = (id: string): string => t(`rc-lich-${id}`);
export const lichText = (id: string): string => t(`rc-lich-text-${id}`);
export const points = (number: number): string => t("rc-n-vp", { number });
export const gold = (number: number): string => t("rc-n-gold", { number });

/** Several cards; those of one design are counted. */
export function cardNames(cards: string[]): string {
  const found = new Map<string, number>();
  for (const card of cards) found.set(designOf(card), (found.get(designOf(card)) ?? 0) + 1);
  const said = [...found].map(([design, number]) =>
    number > 1 ? `${cardName(design)} ×${number}` : cardName(design),
  );
  return join(said) || t("rc-nothing");
}

/** Resources and gold in words: "2 wood, 1 gold". */
export function goodsWords(goods: Goods): string {
  return join(
    [...RESOURCES, "gold" as const]
      .filter((name) => goods[name])
      .map((name) => t(`rc-n-${name}`, { number: goods[name] ?? 0 })),
  );
}

/** Where points, gold or strength come from: a word, a card, a building, a Lich King card. */
export function sourceName(source: string, ctx: RoyalContext): string {
  const [family = "", id] = source.split(":");
  if (id !== undefined) return t(`rc-source-${family}`, { building: building(id) });
  if (words.has(`rc-source-${source}`)) return t(`rc-source-${source}`);
  if (isOne(ctx.components.buildings, source)) return building(source);
  return isOne(ctx.components.lich, source) ? lichCard(source) : cardName(source);
}

/** A sum in its parts: "Knight 4, Barracks 2". */
export const partsWords = (parts: [string, number][], ctx: RoyalContext): string =>
  join(parts.map(([name, number]) => t("rc-part", { name: sourceName(name, ctx), number })));

function conditionWords({ kind, resource, least, most }: Condition): string {
  if (kind === "produces") return t(`rc-if-${resource}`);
  if (kind === "phase") return t("rc-if-phase", { phase: phaseName(least) });
  if (least === most) return t(`rc-if-${kind}-exactly`, { number: least });
  return most === NO_MOST
    ? t(`rc-if-${kind}-least`, { number: least })
    : t(`rc-if-${kind}-most`, { number: most });
}

/** All that a necropolis card says. */
export function necropolisText(id: string, ctx: RoyalContext): string {
  const { instant, bonus, condition, black, purple } = necropolisRow(ctx.components, id);
  const lines = [t("rc-necropolis-instant", { points: points(instant) })];
  if (condition.kind !== "none") {
    const args = { points: points(bonus), condition: conditionWords(condition) };
    lines.push(t("rc-necropolis-bonus", args));
  }
  return [...lines, t("rc-necropolis-armies", { black, purple })].join(" ");
}
