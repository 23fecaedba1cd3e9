import { describe, expect, it } from "vitest";
import type { StoryEvent } from "../../lib/wire";
import { lastWar, summed } from "./chronicle";

const event = (kind: string, facts: Record<string, unknown> = {}): StoryEvent => ({ kind, facts });
const phase = (round: number, number: number) => event("phase", { round, phase: number });
const war = (seat: number, against: number | string, mine: number, theirs: number) =>
  event("war", { seat, against, mine, theirs, won: mine >= theirs });

describe("the last war", () => {
  it("is not there before the first", () => {
    expect(lastWar([phase(1, 1), phase(1, 2)])).toBeNull();
  });

  it("has the sums, who won, and what it brought", () => {
    const told = lastWar([
      phase(1, 3),
      war(0, 1, 9, 9),
      phase(2, 1),
      phase(2, 3),
      event("strength", { seat: 0, total: 4, lines: [["knight-1", 4]] }),
      war(0, "black", 4, 3),
      war(0, "purple", 4, 7),
      event("score", { seat: 0, points: 3, source: "war" }),
      phase(2, 4),
      event("income", { seat: 0, gold: 2, lines: [["basic", 2]] }),
      phase(3, 1),
      event("score", { seat: 0, points: 9, source: "later" }),
    ])!;

    expect(told.round).toBe(2);
    expect(told.clashes.map(({ against, won }) => [against, won])).toEqual([
      ["black", true],
      ["purple", false],
    ]);
    expect(told.lines.get(0)).toEqual([["knight-1", 4]]);
    expect(told.points.get(0)).toEqual([["war", 3]]);
    expect(told.income.get(0)).toEqual([["basic", 2]]);
  });

  it("adds up what comes from one source, and leaves out what is nothing", () => {
    const parts: [string, number][] = [
      ["war", 3],
      ["mine", 2],
      ["war", 3],
      ["inn", 0],
    ];
    expect(summed(parts)).toEqual([
      ["war", 6],
      ["mine", 2],
    ]);
  });
});
