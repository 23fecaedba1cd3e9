import { number, pairs, seatIn, text, type Facts } from "../../lib/facts";
import type { StoryEvent } from "../../lib/wire";

/** One side of a war as it ended for whoever fought it. */
export interface Clash {
  seat: number;
  /** A seat, or an army of the Lich King. */
  against: number | string;
  mine: number;
  theirs: number;
  won: boolean;
}

/** What the last war, and what came after it, brought. */
export interface Chronicle {
  round: number;
  clashes: Clash[];
  /** What each strength is made of. */
  lines: Map<number, [string, number][]>;
  points: Map<number, [string, number][]>;
  income: Map<number, [string, number][]>;
  /** Gold besides the income: what victors take, what the dead leave. */
  loot: Map<number, [string, number][]>;
  gold: Map<number, number>;
}

const WAR = 3;

function add<T>(map: Map<number, T[]>, seat: number | null, each: T): void {
  if (seat !== null) map.set(seat, [...(map.get(seat) ?? []), each]);
}

/** Read the last war out of the story; null where it tells of none. */
export function lastWar(story: readonly StoryEvent[]): Chronicle | null {
  const start = story.findLastIndex(
    ({ kind, facts }) => kind === "phase" && number(facts, "phase") === WAR,
  );
  if (start < 0) return null;
  const told: Chronicle = {
    round: number(story[start]!.facts, "round"),
    clashes: [],
    lines: new Map(),
    points: new Map(),
    income: new Map(),
    loot: new Map(),
    gold: new Map(),
  };
  for (const { kind, facts } of story.slice(start + 1)) {
    const seat = seatIn(facts);
    if (kind === "phase" && number(facts, "phase") === 1) break;
    if (kind === "war" && seat !== null) told.clashes.push(clashOf(facts));
    else if (kind === "strength" && seat !== null) told.lines.set(seat, pairs(facts, "lines"));
    else if (kind === "score")
      add(told.points, seat, [text(facts, "source"), number(facts, "points")]);
    else if (kind === "gold") add(told.loot, seat, [text(facts, "source"), number(facts, "gold")]);
    else if (kind === "income" && seat !== null) {
      told.income.set(seat, pairs(facts, "lines"));
      told.gold.set(seat, number(facts, "gold"));
    }
  }
  return told.clashes.length > 0 ? told : null;
}

/** Read one side of a war. */
export function clashOf(facts: Facts): Clash {
  return {
    seat: number(facts, "seat"),
    against: seatIn(facts, "against") ?? text(facts, "against"),
    mine: number(facts, "mine"),
    theirs: number(facts, "theirs"),
    won: facts.won === true,
  };
}

/** The parts that the strength of a seat was told to be made of. */
export function partsOf(events: readonly StoryEvent[], seat: number): number[] {
  const told = events.findLast(({ kind, facts }) => kind === "strength" && seatIn(facts) === seat);
  return told ? pairs(told.facts, "lines").map(([, part]) => part) : [];
}

/** Sum up what came of one source. */
export function summed(parts: readonly [string, number][]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [name, part] of parts) sums.set(name, (sums.get(name) ?? 0) + part);
  return [...sums].filter(([, part]) => part !== 0);
}
