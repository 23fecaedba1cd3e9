import { describe, expect, it } from "vitest";
import { courseOf, decisionOf, ledgerOf, momentsOf, rowsOf, totals, turningPoint } from "./ledger";
import { headingsOf, type Story } from "./story";
import type { StoryEvent } from "./wire";

const story: Story<null> = {
  events: {},
  touched: () => [],
  heading: ({ kind, facts }) => {
    if (kind === "round") return { level: "round", number: Number(facts.number) };
    if (kind === "turn") return { level: "part" };
    return facts.source === "fate" ? { level: "end" } : null;
  },
};
const round = (number: number): StoryEvent => ({ kind: "round", facts: { number } });
const score = (seat: number, points: number, source: string): StoryEvent => ({
  kind: "score",
  facts: { seat, points, source },
});
const naming = {
  name: (source: string) => source,
  group: (source: string) => (source.startsWith("hut-") ? "huts" : source),
};

const ledger = (...events: StoryEvent[]) => ledgerOf(events, headingsOf(story, events, null));

const match = ledger(
  round(1),
  { kind: "turn", facts: { seat: 0 } },
  score(0, 2, "hut-low"),
  score(1, 5, "war"),
  round(2),
  score(0, 3, "hut-high"),
  score(0, 1, "hut-high"),
  score(1, -2, "war"),
  score(0, 4, "fate"),
  score(1, 1, "fate"),
);

describe("a ledger", () => {
  it("divides points by the rounds and the last scoring", () => {
    expect(match.periods).toEqual([
      { period: 1, at: 0 },
      { period: 2, at: 4 },
      { period: "end", at: 8 },
    ]);
    expect(totals(match, [0, 1])).toEqual([10, 4]);
    expect(totals(match, [0, 1], 2)).toEqual([4, -2]);
    expect(totals(match, [1], "end")).toEqual([1]);
  });

  it("counts points by source, the largest first, and groups what belongs together", () => {
    const rows = rowsOf(match, [0, 1], naming);
    expect(rows.map(({ name, points }) => [name, points])).toEqual([
      ["huts", [6, 0]],
      ["fate", [4, 1]],
      ["war", [0, 3]],
    ]);
    expect(rows[0]!.parts.map(({ name, points }) => [name, points])).toEqual([
      ["hut-high", [4, 0]],
      ["hut-low", [2, 0]],
    ]);
    expect(rows[2]!.parts).toEqual([]);
  });

  it("has rows that add up to the totals, in every period", () => {
    for (const period of [undefined, 1, 2, "end"] as const) {
      const rows = rowsOf(match, [0, 1], naming, period);
      const sums = [0, 1].map((place) => rows.reduce((sum, row) => sum + row.points[place]!, 0));
      expect(sums).toEqual(totals(match, [0, 1], period));
    }
  });

  it("follows the course of a match", () => {
    expect(courseOf(match, [0, 1])).toEqual([
      [0, 0],
      [2, 5],
      [6, 3],
      [10, 4],
    ]);
  });

  it("finds what decided it, and since when", () => {
    expect(decisionOf(match, [0], [1], naming)).toEqual({
      margin: 6,
      row: { name: "huts", mine: 6, theirs: 0 },
      since: 2,
    });
  });

  it("knows of no lead after a tie", () => {
    const tie = ledger(round(1), score(0, 1, "war"), score(1, 1, "war"));
    expect(decisionOf(tie, [0], [1], naming)).toEqual({ margin: 0, row: null, since: null });
  });

  it("counts once what partners score together", () => {
    const shared = ledger(
      ...[round(1), score(2, 1, "war"), score(0, 4, "huts"), score(1, 4, "huts")],
      ...[round(2), score(2, 5, "war")],
    );
    expect(decisionOf(shared, [2], [0, 1], naming)).toEqual({
      margin: 2,
      row: { name: "war", mine: 6, theirs: 0 },
      since: 2,
    });
    expect(turningPoint(shared, [2], [0, 1])).toBe(5);
  });

  it("remembers the moments that brought or cost most, in their order", () => {
    const lineAt = (at: number) => (at === 6 ? 5 : at);
    const moments = momentsOf(match, lineAt, null, 2);
    expect(moments.map(({ seat, points, period, at }) => [seat, points, period, at])).toEqual([
      [1, 5, 1, 3],
      [0, 4, "end", 8],
    ]);
  });

  it("never leaves out the moment that turned the match", () => {
    expect(turningPoint(match, [0], [1])).toBe(6);
    const moments = momentsOf(match, (at) => at, 6, 1);
    expect(moments).toEqual([{ seat: 0, points: 1, period: 2, at: 6, turning: true }]);
  });

  it("is empty where a game tells no points", () => {
    expect(ledgerOf([{ kind: "shown", facts: {} }], [])).toEqual({
      periods: [],
      entries: [],
    });
  });
});
