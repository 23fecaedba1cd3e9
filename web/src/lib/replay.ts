import { duration } from "./director.svelte";
import type { Ledger, Period } from "./ledger";
import type { Line } from "./story";

/** How fast a replay may play by itself. */
export const PACES = [0.5, 1, 2, 4] as const;

const LEAST = 700;
const LONGEST = 6000;

/** Where a round or the last scoring begins: after how many choices. */
export interface Mark {
  period: Period;
  at: number;
}

/** Find the marks of a replay, given after how many choices each event was told. */
export const marksOf = ({ periods }: Ledger, after: readonly number[]): Mark[] =>
  periods.flatMap(({ period, at }) => {
    const choice = after[at];
    return choice === undefined ? [] : [{ period, at: choice }];
  });

/** The mark before or behind a moment, from which one goes to another round; else the very end. */
export function nextMark(marks: readonly Mark[], at: number, of: number, forward: boolean): number {
  if (forward) return marks.find((mark) => mark.at > at)?.at ?? of;
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}

/** How long a moment is shown, in milliseconds: what happened in it is read at the director's pace. */
export function pause(lines: readonly Line[], weigh: (line: Line) => number, pace: number): number {
  const reading = lines.reduce((sum, line) => sum + duration(line, weigh(line)), 0);
  return Math.min(LONGEST, Math.max(LEAST, reading)) / pace;
}
