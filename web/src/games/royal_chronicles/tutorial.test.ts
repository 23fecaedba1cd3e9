import { describe, expect, it } from "vitest";
import facts from "../../../fixtures/royal_chronicles_words.json";
import type { Ask, StoryEvent } from "../../lib/table.svelte";
import {
  ALL_TOLD,
  NOTHING_TOLD,
  TUTORIAL,
  isOver,
  nextStep,
  tell,
  type TutorialState,
} from "./tutorial";
import type { RoyalView } from "./types";

const views = Object.values(facts.views) as unknown as RoyalView[];
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

interface Moment {
  prompt?: string;
  codes?: string[];
  round?: number;
  placed?: string[];
  events?: StoryEvent[];
}

function state(
  { prompt, codes = [], round = 1, placed = [], events = [] }: Moment,
  view = solo,
): TutorialState {
  const ask: Ask | null = prompt ? { seat: 0, number: 1, prompt, about: {}, codes } : null;
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

/** Tell everything that can be told at a moment; the ids of what was told. */
function all(told: number, moment: TutorialState): [number, string[]] {
  const ids: string[] = [];
  for (let at = nextStep(told, moment); at !== null; at = nextStep(told, moment)) {
    ids.push(TUTORIAL[at]!.id);
    told = tell(told, at);
  }
  return [told, ids];
}

const fought = ["war", "income"].map((kind) => ({ kind, facts: { seat: 0 } }));
const round: Moment[] = [
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
    let told = NOTHING_TOLD;
    const heard: string[] = [];
    for (const moment of round) {
      const [now, ids] = all(told, state(moment, view));
      told = now;
      heard.push(...ids);
    }
    expect(heard).toEqual(expect.arrayContaining([...expected, "rows", "keep", "build", "ageing"]));
    expect(heard.filter((id) => id.endsWith("-people")).length > 0).toBe(view === people);
    expect(heard.at(-1)).toBe("farewell");
    expect(isOver(told)).toBe(true);
  });

  it("goes on where it stopped, and is silent once skipped", () => {
    const moment = state({ prompt: "draft.keep" });
    const first = nextStep(NOTHING_TOLD, moment)!;
    expect(nextStep(tell(NOTHING_TOLD, first), moment)).toBeGreaterThan(first);
    expect(nextStep(ALL_TOLD, moment)).toBeNull();
  });

  it("speaks to players only, and of their own questions", () => {
    const moment = state({ prompt: "draft.keep" });
    expect(nextStep(NOTHING_TOLD, { ...moment, you: null })).toBeNull();
    expect(all(NOTHING_TOLD, { ...moment, you: 1 })[1]).toEqual(["goal"]);
  });

  it("points at what it speaks of", () => {
    const lights = (id: string, moment: Moment) =>
      TUTORIAL.find((step) => step.id === id)!.highlight(state({ prompt: "any", ...moment }));
    const codes = ["keep:monkey-1", "keep:cave-spirit-2"];
    expect(lights("draft", { codes })).toEqual(["card-monkey-1", "card-cave-spirit-2"]);
    const orders = ["done", "place:monkey-1/front", "place:monkey-1/back", "keep:monkey-1"];
    expect(lights("rows", { codes: orders })).toEqual(["card-monkey-1"]);
    expect(lights("build", { codes: ["pass", "build:town/1", "upgrade:mine"] })).toEqual([
      "building-0-town",
      "building-0-mine",
    ]);
    expect(lights("underworld", {})).toEqual(["necropolis-bone-quarry"]);
  });

  it("has steps with names of their own", () => {
    expect(new Set(TUTORIAL.map((step) => step.id)).size).toBe(TUTORIAL.length);
  });
});
