import { dashed, yes } from "../../lib/facts";
import type { Describer } from "../../lib/game";
import type { Question } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { building, cardName, cardText, gives, gold, levelName, rowName, whoIs } from "./names";
import { cardRow, designOf } from "./pieces";
import type { RoyalContext } from "./types";

/** The question of an ask, in words. */
export function promptWords(ask: Question, ctx: RoyalContext): string {
  const { players, lich, direction, round } = ctx.view;
  const people = players.filter((player) => !player.automa).length;
  const arranged = ask.prompt === "deploy" && ask.codes.length === 1;
  return t(arranged ? "rc-ask-arranged" : `rc-ask-${dashed(ask.prompt)}`, {
    round,
    alone: yes(lich),
    who: whoIs((ask.seat + direction + people) % people, ctx),
  });
}

/** What a card is, in short: "cost 1, strength 4. Makes 1 ore." */
function about(card: string, ctx: RoyalContext): string {
  const { cost, strength } = cardRow(ctx.components, card);
  const args = { cost, strength: strength === null ? "none" : strength, text: cardText(card) };
  return t("rc-about-card", args);
}

function keepOption(id: string, ask: Question, ctx: RoyalContext): string {
  const args = { card: cardName(id), about: about(id, ctx) };
  return t(ask.prompt === "draft.keep" ? "rc-do-recruit" : "rc-do-keep", args);
}

function placeOption(rest: string, ctx: RoyalContext): string {
  const [id = "", row] = rest.split("/");
  const { cost } = cardRow(ctx.components, id);
  const args = {
    card: cardName(id),
    cost,
    gold: gold(Math.abs(cost)),
    text: cardText(id),
    about: about(id, ctx),
  };
  return row === undefined
    ? t("rc-do-lay", args)
    : t("rc-do-place", { ...args, row: rowName(row) });
}

/** A new building, or the next level of one; what it costs is in the view. */
function buildOption(code: string, id: string, level: number, ctx: RoyalContext): string {
  const price = ctx.view.works?.find(([each]) => each === code)?.[1];
  const first = level > 1 && code.startsWith("build:") ? gives(id, 1) : "";
  return t(code.startsWith("build:") ? "rc-do-build" : "rc-do-upgrade", {
    building: building(id),
    level: levelName(level),
    priced: yes(price !== undefined),
    gold: gold(price ?? 0),
    gives: [first, gives(id, level)].filter(Boolean).join(" "),
  });
}

/** The families of options that a code can begin with. */
export const FAMILIES: Record<string, Describer<RoyalContext>> = {
  keep: keepOption,
  discard: (id, ask, ctx) =>
    t(ask.prompt === "deploy" ? "rc-do-dismiss" : "rc-do-discard", {
      card: cardName(id),
      about: about(id, ctx),
    }),
  place: (rest, _, ctx) => placeOption(rest, ctx),
  move: (id, _, ctx) => {
    const mine = ctx.view.plan?.kingdom;
    const ahead = mine?.front.some((piece) => piece.card === id);
    return t("rc-do-move", { card: cardName(id), row: rowName(ahead ? "back" : "front") });
  },
  swap: (rest) => {
    const [one = "", two = ""] = rest.split("/");
    return t("rc-do-swap", { one: cardName(one), two: cardName(two) });
  },
  unit: (id, ask) => t(`rc-do-unit-${dashed(ask.prompt)}`, { card: cardName(id) }),
  building: (id) => t("rc-do-djinn", { building: building(id), gives: gives(id, 2) }),
  build: (rest, _, ctx) => {
    const [id = "", level = "1"] = rest.split("/");
    return buildOption(`build:${rest}`, id, Number(level), ctx);
  },
  upgrade: (id, _, ctx) => buildOption(`upgrade:${id}`, id, 2, ctx),
};

/** Say what an option without a family is. */
export const describe: Describer<RoyalContext> = (code, ask, ctx) => {
  if (code === "done") {
    const left = ctx.view.plan?.hand ?? [];
    return left.length
      ? t("rc-do-done-discard", { cards: t("rc-n-cards", { number: left.length }) })
      : t("rc-do-done");
  }
  return t(`rc-do-${code}-${dashed(ask.prompt)}`);
};

/** The card that a question is about: an ability asks by the name of its unit. */
export function named(ask: Question, ctx: RoyalContext): string[] {
  const mine = ctx.view.players.find(({ seat }) => seat === ask.seat)?.kingdom;
  return [...(mine?.front ?? []), ...(mine?.back ?? [])]
    .filter(({ card }) => designOf(card) === ask.prompt)
    .map(({ card }) => `card-${card}`);
}
