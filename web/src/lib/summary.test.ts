import { describe, expect, it } from "vitest";
import { recapStart, Summary } from "./summary";
import type { StoryEvent } from "./wire";

const by = (...seats: (number | null)[]): StoryEvent[] =>
  seats.map((seat) => ({ kind: "deed", facts: seat === null ? {} : { seat } }));

describe("a recap", () => {
  it("begins at the last choice after which others did something", () => {
    expect(recapStart([0, 2], by(0, 1, 0, 1, 1), 0)).toBe(2);
  });

  it("stays while one goes on choosing", () => {
    expect(recapStart([0, 2, 5, 6], by(0, 1, 0, 1, 1, 0, 0, null), 0)).toBe(2);
  });

  it("is about oneself where nobody else did anything", () => {
    expect(recapStart([0, 1], by(0, 0, null), 0)).toBe(1);
  });

  it("says first what concerns everybody, in nobody's colours", () => {
    const since = new Summary(0);
    since.own.push("You won.");
    since.deed(1, "built");
    since.common.push("Round 2.");
    const lines = since.lines(String, (seat, deeds) => `${seat}: ${deeds}`);
    expect(lines.map(({ seat, text }) => [seat, text])).toEqual([
      [null, "Round 2."],
      [0, "You won."],
      [1, "1: built"],
    ]);
  });

  it("is not there before the first choice", () => {
    expect(recapStart([], by(1), 0)).toBeNull();
  });
});
