import { describe, expect, it } from "vitest";
import { lanes, sparse, ticksOf } from "./graph";

describe("a graph", () => {
  it("has few round numbers that hold all values", () => {
    expect(ticksOf([0, 3])).toEqual([0, 1, 2, 3]);
    expect(ticksOf([0, 41])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOf([-3, 8])).toEqual([-5, 0, 5, 10]);
    expect(ticksOf([])).toEqual([0, 1]);
  });

  it("drops labels that would overlap, and keeps the last", () => {
    const kept = (places: number[], room: number) =>
      sparse(places, room).flatMap((keeps, at) => (keeps ? [at + 1] : []));
    const even = Array.from({ length: 24 }, (_, at) => at * 10);
    expect(kept(even, 10)).toHaveLength(24);
    expect(kept(even, 15)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
    expect(kept(even, 50)).toEqual([5, 10, 15, 24]);
    expect(kept([0, 4, 100, 103], 20)).toEqual([2, 4]);
    expect(kept([], 20)).toEqual([]);
  });

  it("keeps names at the ends of lines apart, in order and inside", () => {
    expect(lanes([50, 52, 10], 10, [0, 100])).toEqual([50, 60, 10]);
    expect(lanes([98, 99, 100], 10, [0, 100])).toEqual([80, 90, 100]);
  });
});
