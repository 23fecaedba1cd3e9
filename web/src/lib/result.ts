import type { ResultInfo, SeatInfo } from "./wire";
import { withMinus } from "./facts";
import { t, words } from "./words.svelte";

type PointWords =
  | "points"
  | "points-all"
  | "points-none"
  | "result-points"
  | "round-points"
  | "story-points-of"
  | "graph-label"
  | "decided-tie";

/** Words about points; a game that counts something else says so in its own. */
export function pointWords(
  prefix: string | undefined,
  id: PointWords,
  args: Record<string, string | number> = {},
): string {
  const own = `${prefix}-${id}`;
  return withMinus(t(words.has(own) ? own : id, args));
}

/** Whether people ended a match before the rules did; then no score is final. */
export const endedEarly = ({ reason }: ResultInfo): boolean =>
  ["resigned", "agreed", "time"].includes(reason);

/** The seats of each side: winners first, then by the best score; partners by score. */
export function rankedSides(seats: SeatInfo[], result: ResultInfo): number[][] {
  const score = (seat: number) => result.scores[seat] ?? 0;
  const best = (side: number[]) => Math.max(...side.map(score));
  const won = (side: number[]) => Number(result.winners.includes(side[0]!));
  const sides = new Map<number, number[]>();
  for (const { seat, side } of seats) sides.set(side, [...(sides.get(side) ?? []), seat]);
  return [...sides.values()]
    .map((side) => side.sort((a, b) => score(b) - score(a)))
    .sort((a, b) => won(b) - won(a) || best(b) - best(a));
}
