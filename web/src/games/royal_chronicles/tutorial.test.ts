import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/royal_chronicles_words.json";
import type { Moment } from "../../lib/guide";
import { heard, lights } from "../../lib/testing/guide";
import type { StoryEvent } from "../../lib/wire";
import { TUTORIAL } from "./tutorial";
import type { RoyalView } from "./types";

const views = Object.values(recorded.views) as unknown as RoyalView[];
const people = views.find((view) => view.lich === null)!;
const king = {
  seat: 1,
  row: ["bone-quarry", "", "", "", ""],
  backs: ["1", "2", "3", "4", "K"],
  marker: 0,
  cards: [],
  underworld: ["monkey-1"],
  black: 0,
  purple: 0,
  armies: [],
} satisfies RoyalView["lich"];
const solo: RoyalView = { ...people, lich: king };

interface Sketch {
  prompt?: string;
  codes?: string[];
  round?: number;
  placed?: string[];
  events?: StoryEvent[];
}

function at(
  { prompt, codes = [], round = 1, placed = [], events = [] }: Sketch,
  view = solo,
): Moment<RoyalView> {
  const ask = prompt ? { seat: 0, prompt, about: {}, codes } : null;
  const kingdom = people.players[0]!.kingdom;
  const plan = {
    kingdom,
    hand: [],
    kept: [],
    keeps: 1,
    placed,
    dismissed: [],
    artifact: "",
    gold: 0,
  };
  return { view: { ...view, round, plan }, you: 0, ask, events };
}

const fought = ["war", "income"].map((kind) => ({ kind, facts: { seat: 0 } }));
const round: Sketch[] = [
  { prompt: "draft.keep" },
  { prompt: "deploy" },
  { prompt: "deploy", placed: ["monkey-1"] },
  { prompt: "deploy", placed: ["monkey-1", "knight-1"] },
  { prompt: "build", events: fought },
  { prompt: "draft.keep", round: 2 },
];

describe("the tutorial", () => {
  it.each([
    [solo, ["goal", "draft", "underworld", "outlook", "war", "marker"]],
    [people, ["goal-people", "draft-people", "outlook-people", "war-people"]],
  ])("explains a first round while it is played", (view, expected) => {
    const told = heard(
      TUTORIAL,
      round.map((moment) => at(moment, view)),
    );
    const ids = told.ids.flat();
    expect(ids).toEqual(expect.arrayContaining([...expected, "rows", "keep", "build", "ageing"]));
    expect(ids.filter((id) => id.endsWith("-people")).length > 0).toBe(view === people);
    expect(ids.at(-1)).toBe("farewell");
    expect(told.over).toBe(true);
  });

  it("speaks of the player's own questions only", () => {
    expect(heard(TUTORIAL, [{ ...at({ prompt: "draft.keep" }), you: 1 }]).ids).toEqual([["goal"]]);
  });

  it("points at what it speaks of", () => {
    const lit = (id: string, moment: Sketch) =>
      lights(TUTORIAL, id, at({ prompt: "any", ...moment }));
    const codes = ["keep:monkey-1", "keep:cave-spirit-2"];
    expect(lit("draft", { codes })).toEqual(["card-monkey-1", "card-cave-spirit-2"]);
    const orders = ["done", "place:monkey-1/front", "place:monkey-1/back", "keep:monkey-1"];
    expect(lit("rows", { codes: orders })).toEqual(["card-monkey-1"]);
    expect(lit("build", { codes: ["pass", "build:town/1", "upgrade:mine"] })).toEqual([
      "building-0-town",
      "building-0-mine",
    ]);
    expect(lit("underworld", {})).toEqual(["necropolis-bone-quarry"]);
  });
});
