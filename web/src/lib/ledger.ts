import { number, seatIn, text } from "./facts";
import type { Headings } from "./story";
import type { StoryEvent } from "./wire";

/** A round by its number, or the last scoring after all of them. */
export type Period = number | "end";

/** Points that a seat scored: where they came from, when, and the event that told it. */
export interface Entry {
  seat: number;
  points: number;
  source: string;
  period: Period;
  at: number;
}

/** All points of a match as its events tell them; every game tells them by events of the kind "score". */
export interface Ledger {
  periods: { period: Period; at: number }[];
  entries: Entry[];
}

/** The points of one source or of several that belong together, by seat. */
export interface Row {
  name: string;
  points: number[];
  parts: Row[];
}

const SCORE = "score";

/** Gather the points of a story, with the rounds as its headings divide them. */
export function ledgerOf(events: readonly StoryEvent[], headings: Headings): Ledger {
  const ledger: Ledger = { periods: [], entries: [] };
  events.forEach((event, at) => {
    const heading = headings[at];
    if (heading && heading.level !== "part")
      ledger.periods.push({ period: heading.number ?? "end", at });
    const entry = entryOf(event, ledger.periods.at(-1)?.period ?? 1, at);
    if (entry) ledger.entries.push(entry);
  });
  return ledger;
}

function entryOf({ kind, facts }: StoryEvent, period: Period, at: number): Entry | null {
  const seat = seatIn(facts);
  if (kind !== SCORE || seat === null) return null;
  return { seat, points: number(facts, "points"), source: text(facts, "source"), period, at };
}

const sum = (entries: readonly Entry[]): number =>
  entries.reduce((total, { points }) => total + points, 0);

const of = (entries: readonly Entry[], seat: number): number =>
  sum(entries.filter((entry) => entry.seat === seat));

/** The points of each seat, in one period or in all of them. */
export const totals = (ledger: Ledger, seats: readonly number[], period?: Period): number[] => {
  const entries = during(ledger, period);
  return seats.map((seat) => of(entries, seat));
};

const during = ({ entries }: Ledger, period?: Period): Entry[] =>
  entries.filter((entry) => period === undefined || entry.period === period);

/** What sources are called, and into which groups they fall; a group of its own is its own name. */
export interface Naming {
  name(source: string): string;
  group(source: string): string;
}

/** The points by source for some seats, the largest source first; sources of a group make one row. */
export function rowsOf(
  ledger: Ledger,
  seats: readonly number[],
  naming: Naming,
  period?: Period,
): Row[] {
  return gathered(
    during(ledger, period),
    seats,
    ({ source }) => naming.group(source),
    (mine) => {
      const parts = gathered(
        mine,
        seats,
        ({ source }) => naming.name(source),
        () => [],
      );
      return parts.length > 1 ? parts : [];
    },
  );
}

function gathered(
  entries: readonly Entry[],
  seats: readonly number[],
  key: (entry: Entry) => string,
  partsOf: (mine: Entry[]) => Row[],
): Row[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) found.set(key(entry), [...(found.get(key(entry)) ?? []), entry]);
  const size = (row: Row) => row.points.reduce((total, each) => total + Math.abs(each), 0);
  return [...found]
    .map(([name, mine]) => ({
      name,
      points: seats.map((seat) => of(mine, seat)),
      parts: partsOf(mine),
    }))
    .sort((a, b) => size(b) - size(a));
}

/** How the points of each seat grew: nothing at first, then the sum after each period. */
export function courseOf(ledger: Ledger, seats: readonly number[]): number[][] {
  const now = seats.map(() => 0);
  const course = [[...now]];
  for (const { period } of ledger.periods) {
    totals(ledger, seats, period).forEach((points, place) => (now[place]! += points));
    course.push([...now]);
  }
  return course;
}

/** What set the winners apart from whoever came next. */
export interface Decision {
  /** By how many points they won; 0 after a tie. */
  margin: number;
  /** Where most of it was gained, with the points of both. */
  row: { name: string; mine: number; theirs: number } | null;
  /** Since which period they were ahead for good. */
  since: Period | null;
}

/** Find what decided a match between the side that won and the best of the others. */
export function decisionOf(
  ledger: Ledger,
  winners: readonly number[],
  others: readonly number[],
  naming: Naming,
): Decision {
  const rows = rowsOf(ledger, [...winners, ...others], naming).map(({ name, points }) => ({
    name,
    mine: together(points.slice(0, winners.length)),
    theirs: together(points.slice(winners.length)),
  }));
  const best = rows.sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs))[0];
  const lead = courseOf(ledger, [...winners, ...others]).map(
    (now) => together(now.slice(0, winners.length)) - together(now.slice(winners.length)),
  );
  const behind = lead.findLastIndex((each) => each <= 0);
  return {
    margin: lead.at(-1) ?? 0,
    row: best && best.mine > best.theirs ? best : null,
    since: ledger.periods[behind]?.period ?? null,
  };
}

/** What a side has: partners score together, so each of them has it. */
const together = (points: readonly number[]): number => Math.max(...points);

/** A moment that mattered: who scored how much, and the event that began to tell it. */
export interface Moment {
  seat: number;
  points: number;
  period: Period;
  at: number;
  /** Whether the winners were ahead for good from then on. */
  turning: boolean;
}

/**
 * The moments that brought or cost most, and the one that turned the match, in their order. Points are of
 * one moment when the story tells them in one line, which `lineAt` names.
 */
export function momentsOf(
  ledger: Ledger,
  lineAt: (at: number) => number,
  turning: number | null = null,
  most = 3,
): Moment[] {
  const found = new Map<string, Moment>();
  for (const { seat, points, period, at } of ledger.entries) {
    const key = `${lineAt(at)} ${seat}`;
    const moment = found.get(key) ?? { seat, points: 0, period, at, turning: false };
    moment.points += points;
    moment.turning ||= at === turning;
    found.set(key, moment);
  }
  return [...found.values()]
    .sort((a, b) => size(b) - size(a) || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

const size = ({ points, turning }: Moment): number => (turning ? Infinity : Math.abs(points));

/** The event that brought the winners ahead of the others for good. */
export function turningPoint(
  { entries }: Ledger,
  winners: readonly number[],
  others: readonly number[],
): number | null {
  const now = new Map<number, number>();
  const has = (side: readonly number[]) => together(side.map((seat) => now.get(seat) ?? 0));
  let lead = 0;
  let turning: number | null = null;
  for (const { seat, points, at } of entries) {
    const before = lead;
    now.set(seat, (now.get(seat) ?? 0) + points);
    lead = has(winners) - has(others);
    if (before <= 0 && lead > 0) turning = at;
  }
  return lead > 0 ? turning : null;
}
