import type { StoryEvent } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { list, number, pairs, seatIn, text, who, type Facts } from "./facts";
import {
  building,
  cardName,
  cardNames,
  gold,
  join,
  levelName,
  necropolis,
  partsWords,
  phaseName,
  points,
  sourceName,
  whoIs,
  yes,
  type WordsContext,
} from "./names";

/** A line of the story: its words, what it touched on the board, the event that it begins with. */
export interface StoryLine {
  text: string;
  touched: string[];
  kind: string;
  seat: number | null;
  at: number;
}

type Teller = (facts: Facts, ctx: WordsContext) => string | null;

const BACKS = ["1", "2", "3", "4", "K"];
/** Points that the event before tells. */
const TOLD_BEFORE = ["instant", "underworld"];

const counted = (key: string, number: number): string => t(`rc-n-${key}`, { number });
const side = (facts: Facts): string => (number(facts, "direction") > 0 ? "left" : "right");

const withCard =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, { who: who(facts, ctx), card: cardName(text(facts, "card")) });

const withCards =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, { who: who(facts, ctx), cards: cardNames(list(facts, "cards")) });

const deployed: Teller = (facts, ctx) => {
  const deeds: string[] = [];
  const add = (key: string, id: string) => {
    if (list(facts, key).length) deeds.push(t(id, { cards: cardNames(list(facts, key)) }));
  };
  const [kept, paid] = [number(facts, "kept"), number(facts, "paid")];
  add("dismissed", "rc-did-dismiss");
  add("placed", "rc-did-place");
  if (facts.artifact) deeds.push(t("rc-did-lay", { card: cardName(text(facts, "artifact")) }));
  if (paid > 0) deeds.push(t("rc-did-pay", { gold: gold(paid) }));
  if (paid < 0) deeds.push(t("rc-did-receive", { gold: gold(-paid) }));
  if (!deeds.length) deeds.push(t("rc-did-nothing"));
  if (kept) deeds.push(t("rc-did-keep", { cards: counted("cards", kept) }));
  add("discarded", "rc-did-discard");
  return t("rc-tell-deployed", { who: who(facts, ctx), deeds: deeds.join("; ") });
};

/** Whom a war was fought against: a neighbour, or an army of the Lich King. */
export function enemy(facts: Facts, ctx: WordsContext): string {
  const seat = seatIn(facts, "against");
  return seat === null ? t(`rc-the-${text(facts, "against")}-army`) : whoIs(seat, ctx);
}

/** Tell a war, with the points it brought; among neighbours whoever won tells it. */
function tellWar(facts: Facts, scored: number, ctx: WordsContext): string | null {
  const [mine, theirs] = [number(facts, "mine"), number(facts, "theirs")];
  const args = { who: who(facts, ctx), other: enemy(facts, ctx), mine, theirs };
  const result = { ...args, scored: yes(scored), points: points(scored) };
  if (facts.won) return t(mine === theirs ? "rc-tell-war-tied" : "rc-tell-war-won", result);
  if (seatIn(facts, "against") === null) return t("rc-tell-war-lost", args);
  const first = number(facts, "seat") < number(facts, "against");
  return mine === theirs && first ? t("rc-tell-war-nobody", args) : null;
}

function tellScores(all: Facts[], ctx: WordsContext): string {
  const total = all.reduce((sum, facts) => sum + number(facts, "points"), 0);
  const sources = all.map((facts): [string, number] => [
    text(facts, "source"),
    number(facts, "points"),
  ]);
  const [first] = sources;
  const parts =
    sources.length === 1 && first ? sourceName(first[0], ctx) : partsWords(sources, ctx);
  const lost = sources.every(([, part]) => part < 0);
  return t(lost ? "rc-tell-lost" : "rc-tell-score", {
    who: who(all[0] ?? {}, ctx),
    points: points(lost ? -total : total),
    parts,
  });
}

function tellAges(all: Facts[], ctx: WordsContext): string {
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
    who: who(facts, ctx),
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

const tellers: Record<string, Teller> = {
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
  "lich.wins": () => null, // the points that follow tell it
  deployed,
  age: (facts, ctx) => tellAges([facts], ctx),
  raised: (facts, ctx) =>
    t("rc-tell-raised", {
      who: who(facts, ctx),
      building: building(text(facts, "building")),
      source: sourceName(text(facts, "source"), ctx),
    }),
  shapeshifter: (facts, ctx) =>
    facts.becomes
      ? t("rc-tell-shapeshifter", {
          who: who(facts, ctx),
          card: cardName(text(facts, "becomes")),
          skipped: yes(list(facts, "skipped").length),
          cards: cardNames(list(facts, "skipped")),
        })
      : t("rc-tell-shapeless", { who: who(facts, ctx) }),
  shadowed: withCard("rc-tell-shadowed"),
  sphinx: (facts, ctx) => t("rc-tell-sphinx", { who: who(facts, ctx) }),
  "sphinx.discards": (facts, ctx) =>
    t("rc-tell-sphinx-discards", {
      who: who(facts, ctx),
      cards: cardNames(list(facts, "cards")),
      kept: counted("cards", number(facts, "kept")),
    }),
  strength: (facts, ctx) =>
    t("rc-tell-strength", {
      who: who(facts, ctx),
      total: number(facts, "total"),
      known: yes(pairs(facts, "lines").length),
      parts: partsWords(pairs(facts, "lines"), ctx),
    }),
  war: (facts, ctx) => tellWar(facts, 0, ctx),
  score: (facts, ctx) =>
    TOLD_BEFORE.includes(text(facts, "source")) ? null : tellScores([facts], ctx),
  gold: (facts, ctx) =>
    t("rc-tell-gold", {
      who: who(facts, ctx),
      gold: gold(number(facts, "gold")),
      source: sourceName(text(facts, "source"), ctx),
    }),
  income: (facts, ctx) =>
    t("rc-tell-income", {
      who: who(facts, ctx),
      gold: gold(number(facts, "gold")),
      parts: partsWords(pairs(facts, "lines"), ctx),
    }),
  built,
  saved: withCard("rc-tell-saved"),
  die: withCards("rc-tell-die"),
  "grow.old": (facts, ctx) => t("rc-tell-grow-old", { who: who(facts, ctx) }),
  "deck.shuffled": (facts) =>
    t("rc-tell-deck-shuffled", { cards: counted("cards", number(facts, "cards")) }),
  crown: (facts, ctx) =>
    t("rc-tell-crown", {
      who: join(list(facts, "winners").map((seat) => whoIs(Number(seat), ctx))),
      number: list(facts, "winners").length,
      why: t(`rc-won-by-${text(facts, "reason")}`),
    }),
  obvious,
};

/** The kinds of events that can be told. */
export const TOLD: readonly string[] = Object.keys(tellers);

/** Tell an event in a sentence, or nothing where it is too small to be told. */
export function tellEvent(event: StoryEvent, ctx: WordsContext): string | null {
  return tellers[event.kind]?.(event.facts, ctx) ?? null;
}

/** Events of one kind that become one line, and how they are told together. */
const JOINED: Record<string, { same: string[]; tell(all: Facts[], ctx: WordsContext): string }> = {
  score: { same: ["seat"], tell: tellScores },
  age: { same: ["seat", "source", "tokens"], tell: tellAges },
  "grow.old": {
    same: [],
    tell: (all, ctx) => t("rc-tell-grow-old", { who: join(all.map((facts) => who(facts, ctx))) }),
  },
};

/**
 * Tell a whole story. What a seat scores at one moment becomes one line, and so does what is done
 * to several units or kingdoms at once; the points for a war stand beside it.
 */
export function storyLines(events: StoryEvent[], ctx: WordsContext): StoryLine[] {
  const lines: StoryLine[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at]!;
    const { kind, facts } = event;
    const line = { kind, seat: seatIn(facts), at, touched: touched(event) };
    const next = events[at + 1];
    const joined = JOINED[kind];
    let words = tellEvent(event, ctx);
    if (kind === "war" && next?.kind === "score" && next.facts.source === "war") {
      words = tellWar(facts, number(next.facts, "points"), ctx);
      at += 1;
    } else if (joined && words !== null) {
      const all = [event];
      while (isMore(events[at + 1], event, joined.same)) all.push(events[(at += 1)]!);
      words = joined.tell(
        all.map((each) => each.facts),
        ctx,
      );
      line.touched = [...new Set(all.flatMap(touched))];
    }
    if (words !== null) lines.push({ ...line, text: words });
  }
  return lines;
}

function isMore(next: StoryEvent | undefined, event: StoryEvent, same: string[]): boolean {
  return (
    next?.kind === event.kind &&
    same.every((key) => next.facts[key] === event.facts[key]) &&
    !TOLD_BEFORE.includes(text(next.facts, "source"))
  );
}

/** The elements of the board that an event touches, by their ids; kingdoms by their seats. */
export function touched({ facts, kind }: StoryEvent): string[] {
  const ids: string[] = [];
  const family = kind === "necropolis" || kind.startsWith("lich.") ? "necropolis" : "card";
  if (facts.card) ids.push(`${family}-${text(facts, "card")}`);
  for (const key of ["artifact", "becomes"]) if (facts[key]) ids.push(`card-${text(facts, key)}`);
  for (const key of ["cards", "placed"]) ids.push(...list(facts, key).map((id) => `card-${id}`));
  if (facts.building) ids.push(`building-${text(facts, "seat")}-${text(facts, "building")}`);
  for (const key of ["black", "purple"]) if (facts[key]) ids.push(`army-${key}`);
  for (const key of ["seat", "against"]) {
    const seat = seatIn(facts, key);
    if (seat !== null) ids.push(`kingdom-${seat}`);
  }
  if (facts.against && seatIn(facts, "against") === null) {
    ids.push(`army-${text(facts, "against")}`);
  }
  return [...new Set(ids)];
}
