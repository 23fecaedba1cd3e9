import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/crown_of_ash_words.json";
import { heard, lights } from "../../lib/testing/guide";
import type { Moment } from "../../lib/guide";
import type { StoryEvent } from "../../lib/wire";
import { TUTORIAL } from "./tutorial";
import type { AshView } from "./types";

const base = recorded.views.place as unknown as AshView;

interface Sketch {
  prompt?: string;
  codes?: string[];
  round?: number;
  minions?: number;
  events?: StoryEvent[];
}

function at({ prompt, codes = [], round = 1, minions = 4, events = [] }: Sketch): Moment<AshView> {
  const players = base.players.map((player) => ({ ...player, minions }));
  const ask = prompt ? { seat: 0, prompt, about: {}, codes } : null;
  return { view: { ...base, round, players }, you: 0, ask, events };
}

describe("the tutorial", () => {
  it("explains a first round while it is played", () => {
    const moments: [Sketch, string[]][] = [
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
    const { ids, over } = heard(
      TUTORIAL,
      moments.map(([moment]) => at(moment)),
    );
    expect(ids).toEqual(moments.map(([, expected]) => expected));
    expect(over).toBe(true);
  });

  it("loses nothing when somebody attacks at once", () => {
    const { ids, over } = heard(TUTORIAL, [
      at({ prompt: "battle.commit" }),
      at({ prompt: "place", minions: 3 }),
    ]);
    expect(ids).toEqual([
      ["goal", "regions", "commit"],
      ["place", "gather", "gold", "build"],
    ]);
    expect(over).toBe(false);
  });

  it("speaks of the player's own questions only", () => {
    const { ids } = heard(TUTORIAL, [{ ...at({ prompt: "place" }), you: 1 }]);
    expect(ids).toEqual([["goal", "regions"]]);
  });

  it("points at what it speaks of", () => {
    const place = at({ prompt: "place", codes: ["gold", "coast/resource", "coast/battle"] });
    expect(lights(TUTORIAL, "gather", place)).toEqual(["slot-coast/resource"]);
    expect(lights(TUTORIAL, "attack", place)).toEqual(["slot-coast/battle"]);
    const hire = at({ prompt: "recruit", codes: ["pass", "recruit:bone-thrall"] });
    expect(lights(TUTORIAL, "recruit", hire)).toEqual(["warrior-bone-thrall"]);
    for (const step of TUTORIAL) expect(step.highlight(place).every(Boolean)).toBe(true);
  });
});
