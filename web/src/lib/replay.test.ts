import { describe, expect, it } from "vitest";
import { marksOf, nextMark, pause } from "./replay";
import type { Line } from "./story";

const line = (text: string): Line => ({ text, touched: [], kind: "", seat: null, at: 0, until: 1 });

describe("a replay", () => {
  const marks = marksOf(
    {
      periods: [
        { period: 1, at: 0 },
        { period: 2, at: 2 },
        { period: "end", at: 9 },
      ],
      entries: [],
    },
    [0, 3, 8],
  );

  it("has a mark for every round whose beginning is known", () => {
    expect(marks).toEqual([
      { period: 1, at: 0 },
      { period: 2, at: 8 },
    ]);
  });

  it("goes from round to round, and to both ends", () => {
    expect(nextMark(marks, 0, 12, true)).toBe(8);
    expect(nextMark(marks, 8, 12, true)).toBe(12);
    expect(nextMark(marks, 12, 12, false)).toBe(8);
    expect(nextMark(marks, 8, 12, false)).toBe(0);
  });

  it("shows a moment as long as it takes to read it, and faster at a higher pace", () => {
    const long = [line("x".repeat(100)), line("y".repeat(50))];
    expect(pause([], () => 1, 1)).toBe(700);
    expect(pause(long, () => 1, 1)).toBe(2400);
    expect(pause(long, () => 1, 2)).toBe(1200);
    expect(pause(Array(9).fill(line("z".repeat(200))) as Line[], () => 1, 1)).toBe(6000);
  });
});
