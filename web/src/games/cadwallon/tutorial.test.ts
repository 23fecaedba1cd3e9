import { describe, expect, it } from "vitest";
import type { Moment } from "../../lib/guide";
import { heard, lights } from "../../lib/testing/guide";
import { TUTORIAL } from "./tutorial";
import type { CityView } from "./types";

interface Sketch {
  prompt?: string;
  codes?: string[];
  alarm?: boolean;
}

function at({ prompt, codes = [], alarm = false }: Sketch): Moment<CityView> {
  const view = {
    alarm,
    guards: [["kornak", "B2"]],
    figures: [
      { id: "leona", seat: 0, place: "C2" },
      { id: "iris", seat: 0, place: "" },
      { id: "nyra", seat: 1, place: "C3" },
    ],
  } as unknown as CityView;
  const ask = prompt ? { seat: 0, prompt, about: { figure: "leona" }, codes } : null;
  return { view, you: 0, ask, events: [] };
}

describe("the tutorial", () => {
  it("explains a first adventure while it is played", () => {
    const moments: [Sketch, string[]][] = [
      [{ prompt: "deploy", codes: ["leona"] }, ["goal", "deploy"]],
      [{ prompt: "patrol", codes: ["kornak"] }, ["patrol"]],
      [{ prompt: "turn", codes: ["leona", "end"] }, ["turn"]],
      [{ prompt: "act", codes: ["C1", "pick", "attack:nyra"] }, ["move", "chest", "attack"]],
      [{ prompt: "fight.card", codes: ["pass"] }, ["cards"]],
      [{ prompt: "react", codes: ["pass"] }, ["react"]],
      [{ prompt: "turn", codes: ["mission:mi-04", "end"] }, ["mission"]],
      [{ prompt: "act", codes: ["strongbox"] }, ["strongbox"]],
      [{ prompt: "turn", codes: ["end"], alarm: true }, ["alarm", "farewell"]],
    ];
    const { ids, over } = heard(
      TUTORIAL,
      moments.map(([moment]) => at(moment)),
    );
    expect(ids).toEqual(moments.map(([, expected]) => expected));
    expect(over).toBe(true);
  });

  it("points at what it speaks of", () => {
    const act = at({ prompt: "act", codes: ["pick", "attack:nyra"] });
    const turn = at({ prompt: "turn", codes: ["mission:mi-04"] });
    expect(lights(TUTORIAL, "patrol", act)).toEqual(["figure-kornak"]);
    expect(lights(TUTORIAL, "turn", turn)).toEqual(["figure-leona"]);
    expect(lights(TUTORIAL, "chest", act)).toEqual(["place-C2"]);
    expect(lights(TUTORIAL, "attack", act)).toEqual(["figure-nyra"]);
    expect(lights(TUTORIAL, "mission", turn)).toEqual(["mission-mi-04"]);
  });
});
