import { describe, expect, it } from "vitest";
import { lanes, ticksOf } from "./graph";

describe("a graph", () => {
  it("has few round numbers that hold all values", () => {
    expect(ticksOf([0, 3])).toEqual([0, 1, 2, 3]);
    expect(ticksOf([0, 41])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOf([-3, 8])).toEqual([-5, 0, 5, 10]);
    expect(ticksOf([])).toEqual([0, 1]);
  });

  it("keeps names at the ends of lines apart, in order and inside", () => {
    expect(lanes([50, 52, 10], 10, [0, 100])).toEqual([50, 60, 10]);
    expect(lanes([98, 99, 100], 10, [0, 100])).toEqual([80, 90, 100]);
  });
});
