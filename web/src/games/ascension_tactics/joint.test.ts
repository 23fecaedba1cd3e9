import { beforeEach, describe, expect, it } from "vitest";
import recorded from "../../../fixtures/ascension_tactics_words.json";
import { speaking } from "../../lib/testing/words";
import type { Question } from "../../lib/wire";
import { promptWords } from "./answers";
import { joint } from "./joint.svelte";
import type { TacticsContext, TacticsRows, TacticsView } from "./types";

const duel = recorded.views.turn as unknown as TacticsView;
const TURN = { prompt: "turn", about: {}, codes: [] } as unknown as Question;

/** What the first of two partners is asked in a turn that some of them have ended. */
function asked(turn: number, ...ended: number[]): string {
  const progress = [{ chapter: "Turn", step: "act", facts: { seats: [0, 1], ended } }];
  const view = { ...duel, turn, sides: [0, 0], progress } as unknown as TacticsView;
  joint.see(view);
  const components = recorded.components as unknown as TacticsRows;
  return promptWords(TURN, { view, components, you: 0, seats: [] } satisfies TacticsContext);
}

describe("partners in a turn", () => {
  speaking("ascension_tactics", "en");
  beforeEach(() => void asked(0));

  it("hear who wants to end it", () => {
    expect(asked(1)).toMatch(/^Your turn/);
    expect(asked(1, 1)).toMatch(/ wants to end the turn\./);
    expect(asked(1, 0)).toMatch(/^You have ended the turn/);
  });

  it("hear that their word no longer counts, until they give it again or the turn ends", () => {
    asked(1, 0);

    expect(asked(1)).toMatch(/^The turn goes on/);
    expect(asked(1, 1)).toMatch(/ wants to end the turn\./);
    expect(asked(1)).toMatch(/^The turn goes on/);
    expect(asked(1, 0)).toMatch(/^You have ended the turn/);
    expect(asked(2)).toMatch(/^Your turn/);
  });

  it("hear nothing of a word that a partner has taken back", () => {
    asked(1, 1);

    expect(asked(1)).toMatch(/^Your turn/);
  });
});
