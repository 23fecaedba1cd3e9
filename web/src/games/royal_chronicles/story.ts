import {
  idsIn,
  join,
  list,
  number,
  pairs,
  seatIn,
  seats,
  text,
  yes,
  yourPart,
  type Facts,
} from "../../lib/facts";
import {
  alike,
  type Heading,
  type Joined,
  type Story,
  type Tally,
  type Teller as Tells,
} from "../../lib/story";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import {
  building,
  cardName,
  cardNames,
  doer,
  gold,
  levelName,
  necropolis,
  partsWords,
  phaseName,
  points,
  sourceName,
  who,
  whoAll,
  whoIs,
} from "./names";
import { GOODS_ICONS } from "./pieces";
import { isFinal } from "./scoring";
import type { RoyalContext } from "./types";

type Teller = Tells<RoyalContext>;

const BACKS = ["1", "2", "3", "4", "K"];
/** Points that the event before tells. */
const TOLD_BEFORE = ["instant", "underworld"];

const counted = (key: string, number: number): string => t(`rc-n-${key}`, { number });
const side = (facts: Facts): string => (number(facts, "direction") > 0 ? "left" : "right");

const withCard =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, { ...doer(facts, ctx), card: cardName(text(facts, "card")) });

const withCards =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, { ...doer(facts, ctx), cards: cardNames(list(facts, "cards")) });

const deployed: Teller = (facts, ctx) => {
  const deeds: string[] = [];
  const { who, you } = doer(facts, ctx);
  const add = (key: string, id: string) => {
    if (list(facts, key).length) deeds.push(t(id, { you, cards: cardNames(list(facts, key)) }));
  };
  const [kept, paid] = [number(facts, "kept"), number(facts, "paid")];
  add("dismissed", "rc-did-dismiss");
  add("placed", "rc-did-place");
  if (facts.artifact) deeds.push(t("rc-did-lay", { you, card: cardName(text(facts, "artifact")) }));
  if (paid > 0) deeds.push(t("rc-did-pay", { you, gold: gold(paid) }));
  if (paid < 0) deeds.push(t("rc-did-receive", { you, gold: gold(-paid) }));
  if (!deeds.length) deeds.push(t("rc-did-nothing", { you }));
  if (kept) deeds.push(t("rc-did-keep", { you, cards: counted("cards", kept) }));
  add("discarded", "rc-did-discard");
  return t("rc-tell-deployed", { who, you, deeds: deeds.join("; ") });
};

/** Whom a war was fought against: a neighbour, or an army of the Lich King. */
export function enemy(facts: Facts, ctx: RoyalContext): string {
  const seat = seatIn(facts, "against");
  return seat === null ? t(`rc-the-${text(facts, "against")}-army`) : whoIs(seat, ctx);
}

/** Tells a war with the points it brought; among neighbours whoever won tells it. */
const war: Joined<RoyalContext> = {
  joins: ({ kind, facts }, before) =>
    before.length === 1 && kind === "score" && facts.source === "war",
  tell: ([facts = {}, score], ctx) => {
    const [mine, theirs] = [number(facts, "mine"), number(facts, "theirs")];
    const you = yourPart(ctx.you, { who: seatIn(facts), other: seatIn(facts, "against") });
    const args = { who: who(facts, ctx), you, other: enemy(facts, ctx), mine, theirs };
    const result = { ...args, scored: yes(score), points: points(number(score ?? {}, "points")) };
    if (facts.won) return t(mine === theirs ? "rc-tell-war-tied" : "rc-tell-war-won", result);
    if (seatIn(facts, "against") === null) return t("rc-tell-war-lost", args);
    const first = number(facts, "seat") < number(facts, "against");
    return mine === theirs && first ? t("rc-tell-war-nobody", args) : null;
  },
};

const isTold = (facts: Facts): boolean => TOLD_BEFORE.includes(text(facts, "source"));

/** Tells what a seat scores at one moment. */
const score: Joined<RoyalContext> = {
  joins: (next, before) =>
    alike("seat")(next, before) && !isTold(next.facts) && !isTold(before[0]!.facts),
  tell: (all, ctx) => {
    if (isTold(all[0]!)) return null;
    const sources = all.map((facts): [string, number] => [
      text(facts, "source"),
      number(facts, "points"),
    ]);
    const total = sources.reduce((sum, [, part]) => sum + part, 0);
    const lost = sources.every(([, part]) => part < 0);
    return t(lost ? "rc-tell-lost" : "rc-tell-score", {
      ...doer(all[0]!, ctx),
      points: points(lost ? -total : total),
      parts: sources.length === 1 ? sourceName(sources[0]![0], ctx) : partsWords(sources, ctx),
    });
  },
};

function tellAges(all: Facts[], ctx: RoyalContext): string {
  const first = all[0] ?? {};
  const tokens = number(first, "tokens");
  return t(tokens < 0 ? "rc-tell-young" : "rc-tell-age", {
    source: sourceName(text(first, "source"), ctx),
    tokens: counted("tokens", Math.abs(tokens)),
    cards: cardNames(all.map((facts) => text(facts, "card"))),
  });
}

const built: Teller = (facts, ctx) =>
  t(facts.new ? "rc-tell-built" : "rc-tell-upgraded", {
    ...doer(facts, ctx),
    building: building(text(facts, "building")),
    level: levelName(number(facts, "level")),
    paid: yes(facts.paid),
    gold: gold(number(facts, "paid")),
  });

const obvious: Teller = (facts) => {
  const [family = "", id = ""] = text(facts, "code").split(":");
  if (family === "keep") return t("rc-tell-only-card", { card: cardName(id) });
  if (family === "discard") return t("rc-tell-only-discard", { card: cardName(id) });
  if (family === "unit") return t("rc-tell-only-unit", { card: cardName(id) });
  if (family === "building") return t("rc-tell-only-building", { building: building(id) });
  return null;
};

const events: Story<RoyalContext>["events"] = {
  phase: (facts) =>
    t("rc-tell-phase", {
      round: number(facts, "round"),
      phase: phaseName(number(facts, "phase")),
    }),
  dealt: (facts) => t("rc-tell-dealt", { number: number(facts, "cards"), direction: side(facts) }),
  "draft.passes": (facts) => t("rc-tell-passes", { direction: side(facts) }),
  "draft.discards": withCard("rc-tell-draft-discards"),
  "solo.draws": withCards("rc-tell-draws"),
  recruited: withCard("rc-tell-recruited"),
  underworld: withCards("rc-tell-underworld"),
  "underworld.shuffled": (facts) =>
    t("rc-tell-underworld-shuffled", { cards: counted("cards", number(facts, "cards")) }),
  "underworld.emptied": (facts) =>
    t("rc-tell-underworld-emptied", { cards: counted("cards", list(facts, "cards").length) }),
  necropolis: (facts) =>
    t("rc-tell-necropolis", {
      back: BACKS[number(facts, "place")] ?? "",
      card: necropolis(text(facts, "card")),
    }),
  marker: (facts) => t("rc-tell-marker", { back: BACKS[number(facts, "place")] ?? "" }),
  "lich.instant": (facts) =>
    t("rc-tell-lich-instant", {
      card: necropolis(text(facts, "card")),
      points: points(number(facts, "points")),
    }),
  "lich.bonus": (facts) =>
    t(number(facts, "points") ? "rc-tell-lich-bonus" : "rc-tell-lich-bonus-none", {
      card: necropolis(text(facts, "card")),
      cards: cardNames(list(facts, "cards")),
      points: points(number(facts, "points")),
    }),
  "lich.armies": (facts) =>
    t("rc-tell-lich-armies", { black: number(facts, "black"), purple: number(facts, "purple") }),
  "lich.wins": null, // the points that follow tell it
  deployed,
  age: { joins: alike("seat", "source", "tokens"), tell: tellAges },
  raised: (facts, ctx) =>
    t("rc-tell-raised", {
      ...doer(facts, ctx),
      building: building(text(facts, "building")),
      source: sourceName(text(facts, "source"), ctx),
    }),
  shapeshifter: (facts, ctx) =>
    facts.becomes
      ? t("rc-tell-shapeshifter", {
          ...doer(facts, ctx),
          card: cardName(text(facts, "becomes")),
          skipped: yes(list(facts, "skipped").length),
          cards: cardNames(list(facts, "skipped")),
        })
      : t("rc-tell-shapeless", doer(facts, ctx)),
  shadowed: withCard("rc-tell-shadowed"),
  sphinx: (facts, ctx) => t("rc-tell-sphinx", doer(facts, ctx)),
  "sphinx.discards": (facts, ctx) =>
    t("rc-tell-sphinx-discards", {
      ...doer(facts, ctx),
      cards: cardNames(list(facts, "cards")),
      kept: counted("cards", number(facts, "kept")),
    }),
  strength: (facts, ctx) =>
    t("rc-tell-strength", {
      ...doer(facts, ctx),
      total: number(facts, "total"),
      known: yes(pairs(facts, "lines").length),
      parts: partsWords(pairs(facts, "lines"), ctx),
    }),
  war,
  score,
  gold: (facts, ctx) =>
    t("rc-tell-gold", {
      ...doer(facts, ctx),
      gold: gold(number(facts, "gold")),
      source: sourceName(text(facts, "source"), ctx),
    }),
  income: (facts, ctx) =>
    t("rc-tell-income", {
      ...doer(facts, ctx),
      gold: gold(number(facts, "gold")),
      parts: partsWords(pairs(facts, "lines"), ctx),
    }),
  built,
  saved: withCard("rc-tell-saved"),
  die: withCards("rc-tell-die"),
  "grow.old": {
    joins: alike(),
    tell: (all, ctx) =>
      t("rc-tell-grow-old", {
        who: whoAll(
          all.map((facts) => seatIn(facts)),
          ctx,
        ),
      }),
  },
  "deck.shuffled": (facts) =>
    t("rc-tell-deck-shuffled", { cards: counted("cards", number(facts, "cards")) }),
  crown: (facts, ctx) =>
    t("rc-tell-crown", {
      who: join(seats(facts, "winners").map((seat) => whoIs(seat, ctx))),
      you: seats(facts, "winners").includes(ctx.you ?? -1) ? "who" : "none",
      number: list(facts, "winners").length,
      why: t(`rc-won-by-${text(facts, "reason")}`),
    }),
  obvious,
};

/** The elements of the board that an event touches, by their ids; kingdoms by their seats. */
function touched({ facts, kind }: StoryEvent): string[] {
  const family = kind === "necropolis" || kind.startsWith("lich.") ? "necropolis-" : "card-";
  const armies = ["black", "purple"].filter((key) => facts[key]).map((key) => `army-${key}`);
  const against = seatIn(facts, "against") === null ? "army-" : "kingdom-";
  return [
    ...idsIn(facts, family, "card"),
    ...idsIn(facts, "card-", "artifact", "becomes", "cards", "placed"),
    ...idsIn(facts, `building-${text(facts, "seat")}-`, "building"),
    ...armies,
    ...(kind === "marker" ? idsIn(facts, "grave-", "place") : []),
    ...idsIn(facts, "kingdom-", "seat"),
    ...idsIn(facts, against, "against"),
  ];
}

const LAST_PHASE = 6;

/** A round begins with its first phase; the last scoring follows the last phase of all. */
function heading(
  { kind, facts }: StoryEvent,
  ctx: RoyalContext,
  last: StoryEvent | null,
): Heading | null {
  if (kind === "phase")
    return number(facts, "phase") === 1
      ? { level: "round", number: number(facts, "round") }
      : { level: "part" };
  const over = number(last?.facts ?? {}, "phase") === LAST_PHASE;
  const final =
    kind === "lich.instant" || (kind === "score" && isFinal(text(facts, "source"), ctx));
  return over && final ? { level: "end" } : null;
}

const SIGNS = { wood: "wood", food: "food", ore: "ore", gold: "gold", vp: "vp", tokens: "token" };

/** Points and gold are counted as they are told. */
function counts({ kind, facts }: StoryEvent): Tally | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (kind === "score") return { seat, field: "vp", by: number(facts, "points") };
  const paid = kind === "gold" || kind === "income";
  return paid ? { seat, field: "gold", by: number(facts, "gold") } : null;
}

export const STORY: Story<RoyalContext> = {
  events,
  weights: { phase: 1.3, deployed: 1.3, strength: 1.3, war: 1.6, income: 1.2, die: 1.6, crown: 2 },
  touched,
  heading,
  scene: ({ kind }) => (kind === "war" ? "tells" : null),
  signs: Object.fromEntries(
    Object.entries(SIGNS).map(([counted, sign]) => [`rc-n-${counted}`, GOODS_ICONS[sign]!]),
  ),
  counts,
};
