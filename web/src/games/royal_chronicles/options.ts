import type { Ask } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import {
  building,
  cardName,
  cardText,
  gives,
  gold,
  levelName,
  rowName,
  whoIs,
  type WordsContext,
} from "./names";
import { cardRow } from "./pieces";
import type { RoyalView } from "./types";

const dashed = (id: string): string => id.replaceAll(".", "-");
const viewOf = (ctx: WordsContext): RoyalView => ctx.view as RoyalView;

/** The question of an ask, in words. */
export function promptWords(ask: Ask, ctx: WordsContext): string {
  const { players, lich, direction, round } = viewOf(ctx);
  const people = players.filter((player) => !player.automa).length;
  return t(`rc-ask-${dashed(ask.prompt)}`, {
    round,
    alone: lich ? "yes" : "no",
    who: whoIs((ask.seat + direction + people) % people, ctx),
  });
}

/** What a card is, in short: "cost 1, strength 4. Makes 1 ore." */
function about(card: string, ctx: WordsContext): string {
  const { cost, strength } = cardRow(ctx.components, card);
  const args = { cost, strength: strength === null ? "none" : strength, text: cardText(card) };
  return t("rc-about-card", args);
}

type Describer = (id: string, ask: Ask, ctx: WordsContext) => string;

function keepOption(id: string, ask: Ask, ctx: WordsContext): string {
  const args = { card: cardName(id), about: about(id, ctx) };
  return t(ask.prompt === "draft.keep" ? "rc-do-recruit" : "rc-do-keep", args);
}

function placeOption(rest: string, ctx: WordsContext): string {
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
function buildOption(code: string, id: string, level: number, ctx: WordsContext): string {
  const price = viewOf(ctx).works?.find(([each]) => each === code)?.[1];
  const first = level > 1 && code.startsWith("build:") ? gives(id, 1) : "";
  return t(code.startsWith("build:") ? "rc-do-build" : "rc-do-upgrade", {
    building: building(id),
    level: levelName(level),
    priced: price === undefined ? "no" : "yes",
    gold: gold(price ?? 0),
    gives: [first, gives(id, level)].filter(Boolean).join(" "),
  });
}

const describers: Record<string, Describer> = {
  keep: keepOption,
  discard: (id, ask, ctx) =>
    t(ask.prompt === "deploy" ? "rc-do-dismiss" : "rc-do-discard", {
      card: cardName(id),
      about: about(id, ctx),
    }),
  place: (rest, _, ctx) => placeOption(rest, ctx),
  move: (id, _, ctx) => {
    const mine = viewOf(ctx).plan?.kingdom;
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

/** The families of options that a code can begin with. */
export const DESCRIBED: readonly string[] = Object.keys(describers);

/** Say what an option is and, as far as the view tells, what it would bring. */
export function describeOption(code: string, ask: Ask, ctx: WordsContext): string {
  const at = code.indexOf(":");
  if (at > 0) {
    const describe = describers[code.slice(0, at)];
    return describe ? describe(code.slice(at + 1), ask, ctx) : code;
  }
  if (code === "done") {
    const left = viewOf(ctx).plan?.hand ?? [];
    return left.length
      ? t("rc-do-done-discard", { cards: t("rc-n-cards", { number: left.length }) })
      : t("rc-do-done");
  }
  return t(`rc-do-${code}-${dashed(ask.prompt)}`);
}
