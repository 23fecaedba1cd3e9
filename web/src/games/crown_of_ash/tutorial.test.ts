import { describe, expect, it } from "vitest";
import facts from "../../../fixtures/crown_of_ash_words.json";
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
import type { AshView } from "./types";

const base = facts.views.place as unknown as AshView;

interface Moment {
  prompt?: string;
  codes?: string[];
  round?: number;
  minions?: number;
  events?: StoryEvent[];
}

function state({ prompt, codes = [], round = 1, minions = 4, events = [] }: Moment): TutorialState {
  const players = base.players.map((player) => ({ ...player, minions }));
  const ask: Ask | null = prompt ? { seat: 0, number: 1, prompt, about: {}, codes } : null;
  return { view: { ...base, round, players }, you: 0, ask, events };
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

describe("the tutorial", () => {
  it("explains a first round while it is played", () => {
    const moments: [Moment, string[]][] = [
      [{ prompt: "setup.defender" }, ["goal", "regions", "defender"]],
      [{ prompt: "place" }, ["place", "gather"]],
      [{ prompt: "adjust", minions: 3 }, ["adjust"]],
      [{ prompt: "recruit", minions: 3 }, ["recruit"]],
      [{ minions: 3 }, []],
      [{ prompt: "place", minions: 3 }, ["gold", "build"]],
      [{ prompt: "build.tile", minions: 2 }, []],
      [{ prompt: "place", minions: 2 }, ["attack", "citadel"]],
      [{ prompt: "battle.commit", minions: 1 }, ["commit"]],
      [{ prompt: "battle.card", minions: 1 }, ["card"]],
      [{ minions: 1, events: [{ kind: "battle.won", facts: { seat: 0 } }] }, ["outcome"]],
      [{ prompt: "place", minions: 1 }, ["refresh"]],
      [{ prompt: "place", round: 2 }, ["round", "fate", "farewell"]],
    ];
    let told = NOTHING_TOLD;
    for (const [moment, expected] of moments) {
      const [after, ids] = all(told, state(moment));
      expect(ids).toEqual(expected);
      told = after;
    }
    expect(isOver(told)).toBe(true);
  });

  it("loses nothing when somebody attacks at once", () => {
    let [told, ids] = all(NOTHING_TOLD, state({ prompt: "battle.commit" }));
    expect(ids).toEqual(["goal", "regions", "commit"]);
    [told, ids] = all(told, state({ prompt: "place", minions: 3 }));
    expect(ids).toEqual(["place", "gather", "gold", "build"]);
    expect(isOver(told)).toBe(false);
  });

  it("goes on where it stopped, and is silent once skipped", () => {
    const moment = state({ prompt: "place" });
    const first = nextStep(NOTHING_TOLD, moment)!;
    const kept = Number(JSON.parse(JSON.stringify(tell(NOTHING_TOLD, first))));
    expect(nextStep(kept, moment)).toBe(first + 1);
    expect(nextStep(ALL_TOLD, moment)).toBeNull();
    expect(isOver(ALL_TOLD)).toBe(true);
  });

  it("speaks to players only, and of their own questions", () => {
    const moment = state({ prompt: "place" });
    expect(nextStep(NOTHING_TOLD, { ...moment, you: null })).toBeNull();
    const [, ids] = all(NOTHING_TOLD, { ...moment, you: 1 });
    expect(ids).toEqual(["goal", "regions"]);
  });

  it("points at what it speaks of", () => {
    const place = state({ prompt: "place", codes: ["gold", "coast/resource", "coast/battle"] });
    const lights = (id: string, at: TutorialState) =>
      TUTORIAL.find((step) => step.id === id)!.highlight(at);
    expect(lights("gather", place)).toEqual(["slot-coast/resource"]);
    expect(lights("attack", place)).toEqual(["slot-coast/battle"]);
    const hire = state({ prompt: "recruit", codes: ["pass", "recruit:bone-thrall"] });
    expect(lights("recruit", hire)).toEqual(["warrior-bone-thrall"]);
    for (const step of TUTORIAL) expect(step.highlight(place).every(Boolean)).toBe(true);
  });

  it("has steps with names of their own", () => {
    expect(new Set(TUTORIAL.map((step) => step.id)).size).toBe(TUTORIAL.length);
  });
});
