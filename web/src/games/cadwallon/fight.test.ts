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
      ["chest.thrown", { figure: "leona", roll: 6, wins: [1, 2, 3] }],
      ["rerolled", { figure: "leona", by: "xp" }],
      ["chest.thrown", { figure: "leona", roll: 2, wins: [1, 2, 3] }],
      ["chest.picked", { figure: "leona", chest: "E2", opened: true }],
      ["loot", { figure: "leona", treasure: "keys" }],
    );
    const { dice, good, spoils } = throwOf(pick, ctx);
    expect([dice, good, spoils.map(({ words }) => words)]).toEqual([
      [2],
      true,
      ["Leona: Bunch of keys"],
    ]);
  });

  it("says of a chest that is smashed, or opened by a Master Key, that nothing is thrown", () => {
    const rules = ["chest.smashed", "chest.picked"].map(
      (kind) => throwOf(acts([kind, { figure: "leona", chest: "E2", opened: true }]), ctx).rule,
    );
    expect(new Set(rules)).toEqual(
      new Set(["Smashing always opens a chest, and so does a Master Key."]),
    );
  });

  it("knows who dies in the Secret Treasury", () => {
    const robbed = acts(
      ["room.thrown", { figure: "leona", room: "secret", dice: [3, 3, 1] }],
      ["removed", { figure: "leona", fate: "dead", treasures: [] }],
    );
    const { kind, dice, good } = throwOf(robbed, ctx);
    expect([kind, dice, good]).toEqual(["secret", [3, 3, 1], false]);
  });

  it("tells a failed escape from a successful one by what the rules tell of it", () => {
    const escape = (roll: number, ...wins: number[]) => {
      const facts = { figure: "leona", room: "prison", dice: [roll], wins };
      const { good, verdict, rule } = throwOf(acts(["room.thrown", facts]), ctx);
      return [good, verdict, rule.slice(0, 6)];
    };
    expect(escape(3, 4, 5, 6)).toEqual([false, "Failure", "4 to 6"]);
    expect(escape(4, 4, 5, 6)).toEqual([true, "Success", "4 to 6"]);
    expect(escape(3, 3, 4, 5, 6)).toEqual([true, "Success", "3 to 6"]);
  });

  it("says what the Archive gives, and when a search of it has failed", () => {
    const facts = { figure: "leona", room: "archive", dice: [5], wins: [1, 2, 3, 4] };
    const searched = acts(["room.thrown", { ...facts, cards: [3, 2] }]);
    const { verdict, rule } = throwOf(searched, ctx);
    expect([verdict, rule]).toEqual([
      "Failure",
      "Mind: 4 or less brings 1 experience and 3 cards of the discard pile, else 2 new cards.",
    ]);
  });

  it("says whether a shot hits, and shows whom it hits as beaten", () => {
    const shot = (roll: number) => {
      const thrown = acts(["crossbow", { figure: "nyra", roll, wins: [5, 6] }]);
      const { verdict, beaten, rule } = throwOf(thrown, ctx);
      return [verdict, beaten, rule];
    };
    expect([shot(4), shot(5)]).toEqual([
      ["Missed", false, "5 or more is a wound."],
      ["Hit", true, "5 or more is a wound."],
    ]);
  });

  it("says up to which result a lock opens, also where nothing is told of the throw", () => {
    const facts = { figure: "leona", roll: 6, wins: [1, 2, 3, 4, 5] };
    const progress = [{ chapter: "Picking", facts }] as unknown as CityView["progress"];
    const lying = throwOf([], { ...ctx, view: { ...view, progress } });
    for (const { rule, dice, verdict } of [lying, throwOf(acts(["chest.thrown", facts]), ctx)])
      expect([rule, dice, verdict]).toEqual(["Mind: 5 or less opens the lock.", [6], "Failure"]);
  });

  it("knows what is thrown for where nothing is told of it", () => {
    const during = (chapter: string, facts: Record<string, unknown>) => {
      const progress = [{ chapter, facts }] as unknown as CityView["progress"];
      const { kind, actor } = throwOf([], { ...ctx, view: { ...view, progress } });
      return [kind, actor];
    };
    expect(during("Throwing", { figure: "leona", room: "tunnel" })).toEqual(["tunnel", "leona"]);
    expect(during("Shot", { target: "nyra", source: "snare" })).toEqual(["snare", "nyra"]);
    expect(during("Picking", { figure: "leona" })).toEqual(["lock", "leona"]);
  });
});
