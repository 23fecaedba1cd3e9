import { describe, expect, it } from "vitest";
import type { Moment } from "../../lib/guide";
import { heard, lights } from "../../lib/testing/guide";
import { TUTORIAL } from "./tutorial";
import type { TacticsView } from "./types";

interface Sketch {
  prompt?: string;
  codes?: string[];
  turns?: number;
  told?: string[];
  villains?: boolean;
}

function at({
  prompt,
  codes = [],
  turns = 1,
  told = [],
  villains = false,
}: Sketch): Moment<TacticsView> {
  const view = {
    players: [{ seat: 0, turns }],
    cells: [{ id: "G5", glory: 2, terrain: "shrine" }],
    row: ["isla", "mila"],
    villains: villains ? { seat: 1 } : null,
  } as unknown as TacticsView;
  const ask = prompt ? { seat: 0, prompt, about: {}, codes } : null;
  return { view, you: 0, ask, events: told.map((kind) => ({ kind, facts: {} })) };
}

describe("the tutorial", () => {
  it("explains a duel while it is played", () => {
    const moments: [Sketch, string[]][] = [
      [
        { prompt: "turn", codes: ["play:militia", "order:prime", "end"] },
        ["goal", "cards", "order"],
      ],
      [{ prompt: "order.act", codes: ["to:G4", "hit:tyranyx", "done"] }, ["move", "attack"]],
      [{ prompt: "turn", codes: ["acquire:mila", "end"] }, ["acquire", "end"]],
      [{ prompt: "equip", codes: ["champion:prime"] }, ["equip"]],
      [{ prompt: "turn", codes: ["end"], turns: 2, told: ["defeat"] }, ["fall", "control"]],
      [{ prompt: "turn", codes: ["end"], turns: 3 }, ["farewell"]],
    ];
    const { ids, over } = heard(
      TUTORIAL,
      moments.map(([moment]) => at(moment)),
    );
    expect(ids).toEqual(moments.map(([, expected]) => expected));
    expect(over).toBe(true);
  });

  it("explains the first turn of the villains", () => {
    const first = at({ prompt: "turn", codes: ["end"], told: ["scheme"], villains: true });
    expect(heard(TUTORIAL, [first]).ids).toEqual([["goal", "villains", "end"]]);
    expect(lights(TUTORIAL, "villains", first)).toEqual(["player-1"]);
  });

  it("points at what it speaks of", () => {
    const turn = at({ prompt: "turn", codes: ["play:militia", "order:prime", "acquire:mila"] });
    expect(lights(TUTORIAL, "cards", turn)).toEqual(["hand-militia-0"]);
    expect(lights(TUTORIAL, "order", turn)).toEqual(["team-prime"]);
    expect(lights(TUTORIAL, "acquire", turn)).toEqual(["row-1-mila"]);
    expect(lights(TUTORIAL, "goal", turn)).toEqual(["cell-G5"]);
  });
});
