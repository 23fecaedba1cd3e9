import { dashed, join, seatIn, type Facts } from "../../lib/facts";
import type { Describer } from "../../lib/game";
import { rowOf } from "../../lib/rows";
import { sentences } from "../../lib/speech";
import type { Question } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { jointWords } from "./joint.svelte";
import {
  cardName,
  cardText,
  championText,
  figureName,
  schemeName,
  sigilName,
  sigilText,
  sourceName,
  treasureName,
  whoIs,
} from "./names";
import type { TacticsContext } from "./types";

/** The names of what a question is about: who does something, with what, by which card. */
function about(facts: Facts, ctx: TacticsContext): Record<string, string> {
  const named = Object.entries(facts).filter(([, fact]) => typeof fact === "string");
  return {
    ...Object.fromEntries(named.map(([key, fact]) => [key, aboutName(fact as string, ctx)])),
    who: whoIs(seatIn(facts), ctx),
  };
}

const CELL = /^[A-M]\d$/;
const aboutName = (id: string, ctx: TacticsContext): string =>
  CELL.test(id) ? id : sourceName(id, ctx);

/** The question of an ask, in words. */
export const promptWords = (ask: Question, ctx: TacticsContext): string =>
  (ask.prompt === "turn" ? jointWords(ctx) : null) ??
  t(`at-ask-${dashed(ask.prompt)}`, about(ask.about ?? {}, ctx));

/** Words for an answer of a family: those for its question where it has some of its own. */
function answer(family: string, ask: Question, thing: string): string {
  const own = `at-do-${family}-${dashed(ask.prompt)}`;
  return t(words.has(own) ? own : `at-do-${family}`, { thing });
}

/** An answer, and what the thing does that it is about. */
const explained = (said: string, text: string): string => (text ? sentences([said, text]) : said);

const withCard =
  (family: string): Describer<TacticsContext> =>
  (id, ask, ctx) =>
    explained(answer(family, ask, cardName(id)), cardText(ctx.components, id));

const withFigure =
  (family: string): Describer<TacticsContext> =>
  (id, ask, ctx) =>
    words.has(`at-do-${family}-${id}`)
      ? t(`at-do-${family}-${id}`)
      : answer(family, ask, figureName(id, ctx));

const withPlace =
  (family: string): Describer<TacticsContext> =>
  (id, ask) =>
    answer(family, ask, id);

function sigilOption(id: string, ask: Question, ctx: TacticsContext): string {
  const said = ask.prompt === "sigil.keep" ? "at-do-sigil" : "at-do-sigil-bow";
  return explained(t(said, { thing: sigilName(id) }), sigilText(ctx.components, id));
}

function constructOption(rest: string, ctx: TacticsContext): string {
  const [figure = "", card = ""] = rest.split("/");
  return t("at-do-construct-of", { card: cardName(card), figure: figureName(figure, ctx) });
}

/** The families of options that a code can begin with. */
export const FAMILIES: Record<string, Describer<TacticsContext>> = {
  play: withCard("play"),
  acquire: withCard("acquire"),
  card: withCard("card"),
  discard: withCard("discard"),
  order: withFigure("order"),
  free: withFigure("free"),
  hit: withFigure("hit"),
  champion: (id, ask, ctx) => {
    const said = withFigure("champion")(id, ask, ctx);
    if (ask.prompt !== "draft") return said;
    return explained(said, championText(rowOf(ctx.components.champions, id)));
  },
  first: (id, ask, ctx) => answer("first", ask, sourceName(id, ctx)),
  treasure: (id, ask) => answer("treasure", ask, treasureName(id)),
  scheme: (id, ask) => answer("scheme", ask, schemeName(id)),
  sigil: sigilOption,
  construct: (rest, _, ctx) => constructOption(rest, ctx),
  choose: (id) => t(`at-do-choose-${id}`),
  to: withPlace("to"),
  column: withPlace("column"),
  cell: withPlace("cell"),
  way: (marks, ask) =>
    marks === "clear" ? t("at-do-way-clear") : answer("way", ask, join(marks.split("+"))),
};

/** Say what an option without a family is. */
export const describe: Describer<TacticsContext> = (code, ask) => answer(code, ask, "");
