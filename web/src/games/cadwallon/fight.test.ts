import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/cadwallon_words.json";
import { speaking } from "../../lib/testing/words";
import type { StoryEvent } from "../../lib/wire";
import { fightOf } from "./fight";
import { throwOf } from "./throws";
import type { CityContext, CityRows, CityView } from "./types";

const view = {
  ...(recorded.views.act as unknown as CityView),
  progress: [],
  figures: [
    { id: "leona", seat: 0, place: "C1", gear: "rapier" },
    { id: "nyra", seat: 1, place: "C1", gear: "" },
  ],
} as unknown as CityView;
const ctx: CityContext = {
  view,
  components: recorded.components as unknown as CityRows,
  you: 0,
  seats: [],
};
const acts = (...all: [string, Record<string, unknown>][]): StoryEvent[] =>
  all.map(([kind, facts]) => ({ kind, facts }));

const FOUGHT = acts(
  ["fight", { attacker: "leona", defender: "nyra", place: "C1" }],
  ["arcana.played", { seat: 0, card: "powerful-blow" }],
  ["arcana.played", { seat: 1, card: "parry" }],
  ["fight.thrown", { figure: "leona", dice: [2, 3] }],
  ["fight.thrown", { figure: "nyra", dice: [4, 1, 1] }],
  ["rerolled", { figure: "leona", by: "xp" }],
  ["fight.rerolled", { figure: "leona", die: 1, roll: 4 }],
  ["fight.won", { winner: "leona", loser: "nyra", by: "best", scores: [6, 4], totals: [9, 6] }],
  ["loot", { figure: "leona", treasure: "ring" }],
  ["fled", { figure: "nyra", place: "E2" }],
);

describe("a fight on stage", () => {
  speaking("cadwallon", "en");

  it("has cards and dice of both sides in their order", () => {
    const [mine, theirs] = fightOf(FOUGHT.slice(0, 7), ctx).sides;
    expect([mine.cards, mine.dice, mine.again]).toEqual([["powerful-blow"], [4, 3], [1, 0]]);
    expect([theirs.cards, theirs.dice, theirs.score]).toEqual([["parry"], [4, 1, 1], null]);
  });

  it("has points, sums and a winner once they are told", () => {
    const fight = fightOf(FOUGHT, ctx);
    expect([fight.winner, fight.by, fight.place]).toEqual([0, "best", "C1"]);
    expect(fight.sides.map(({ points, score, total }) => [points, score, total])).toEqual([
      [2, 6, 9],
      [0, 4, 6],
    ]);
  });

  it("says what is stolen and where the loser runs", () => {
    expect(fightOf(FOUGHT, ctx).spoils.map(({ words }) => words)).toEqual([
      "Leona: Ring",
      "Nyra: Treasury (E2)",
    ]);
    expect(fightOf(FOUGHT.slice(0, 7), ctx).spoils).toEqual([]);
  });
});

describe("a throw on stage", () => {
  speaking("cadwallon", "en");

  it("shows the last throw at a lock, and whether it opened", () => {
    const pick = acts(
      ["chest.thrown", { figure: "leona", roll: 6 }],
      ["rerolled", { figure: "leona", by: "xp" }],
      ["chest.thrown", { figure: "leona", roll: 2 }],
      ["chest.picked", { figure: "leona", chest: "E2", opened: true }],
      ["loot", { figure: "leona", treasure: "keys" }],
    );
    const { dice, good, spoils } = throwOf(pick, ctx);
    expect([dice, good, spoils.map(({ words }) => words)]).toEqual([
      [2],
      true,
      ["Leona: Bunch of keys"],
    ]);
    expect(throwOf(pick.slice(0, 3), ctx).good).toBeNull();
  });

  it("knows who dies in the Secret Treasury", () => {
    const robbed = acts(
      ["room.thrown", { figure: "leona", room: "secret", dice: [3, 3, 1] }],
      ["removed", { figure: "leona", fate: "dead", treasures: [] }],
    );
    const { kind, dice, good } = throwOf(robbed, ctx);
    expect([kind, dice, good]).toEqual(["secret", [3, 3, 1], false]);
  });
});
