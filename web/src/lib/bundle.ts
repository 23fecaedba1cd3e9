import type { Ask, Way } from "./wire";

/** How many of each option are chosen. */
export type Tally = Readonly<Record<string, number>>;

/** The words that end a row of questions; nobody counts them. */
const STOPS = ["done", "pass"];

const counted = (way: Way): string[] =>
  [...way.codes, ...way.forced].filter((code) => !STOPS.includes(code));

function tallyOf(way: Way): Tally {
  const tally: Record<string, number> = {};
  for (const code of counted(way)) tally[code] = (tally[code] ?? 0) + 1;
  return tally;
}

export const sum = (tally: Tally): number =>
  Object.values(tally).reduce((all, one) => all + one, 0);

const within = (part: Tally, whole: Tally): boolean =>
  Object.entries(part).every(([code, number]) => number <= (whole[code] ?? 0));

/** A payment of several questions: all the ways to make it, and what may be added on the way. */
export class Bundle {
  readonly codes: string[];
  readonly least: number;
  readonly most: number;
  readonly #ways: { way: Way; tally: Tally }[];

  constructor({ codes, bundle }: Pick<Ask, "codes" | "bundle">) {
    this.#ways = bundle.map((way) => ({ way, tally: tallyOf(way) }));
    const found = new Set(bundle.flatMap(counted));
    // In the order of the question; what can be counted only later comes last.
    this.codes = [...new Set([...codes.filter((code) => found.has(code)), ...found])];
    const sums = this.#ways.map(({ tally }) => sum(tally));
    this.least = Math.min(...sums);
    this.most = Math.max(...sums);
  }

  /** What is chosen before anybody has: nothing, unless there is a single way. */
  get start(): Tally {
    return this.#ways.length === 1 ? this.#ways[0]!.tally : {};
  }

  /** Whether one more of an option can still be part of a whole payment. */
  canAdd(tally: Tally, code: string): boolean {
    const more = { ...tally, [code]: (tally[code] ?? 0) + 1 };
    return this.#ways.some((each) => within(more, each.tally));
  }

  /** The way to pay just this, if it is a whole payment. */
  way(tally: Tally): Way | undefined {
    const chosen = sum(tally);
    return this.#ways.find((each) => sum(each.tally) === chosen && within(tally, each.tally))?.way;
  }
}
