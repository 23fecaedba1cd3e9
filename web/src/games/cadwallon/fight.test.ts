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

  it("tells a failed escape from a successful one, also with a Manacle Key", () => {
    const escape = (roll: number, gear: string) => {
      const figures = view.figures.map((figure) => ({ ...figure, gear }));
      const thrown = acts(["room.thrown", { figure: "leona", room: "prison", dice: [roll] }]);
      const { good, verdict, rule } = throwOf(thrown, { ...ctx, view: { ...view, figures } });
      return [good, verdict, rule.slice(0, 6)];
    };
    expect(escape(3, "rapier")).toEqual([false, "Failure", "4 to 6"]);
    expect(escape(4, "rapier")).toEqual([true, "Success", "4 to 6"]);
    expect(escape(3, "manacle-key")).toEqual([true, "Success", "3 to 6"]);
  });

  it("says whether a shot hits, and shows whom it hits as beaten", () => {
    const shot = (roll: number) => {
      const { verdict, beaten } = throwOf(acts(["crossbow", { figure: "nyra", roll }]), ctx);
      return [verdict, beaten];
    };
    expect([shot(4), shot(5)]).toEqual([
      ["Missed", false],
      ["Hit", true],
    ]);
  });

  it("counts Equipment that helps at a lock", () => {
    const figures = view.figures.map((figure) => ({ ...figure, gear: "lock-opener" }));
    const pick = acts(["chest.thrown", { figure: "leona", roll: 5 }]);
    const { rule } = throwOf(pick, { ...ctx, view: { ...view, figures } });
    expect(rule).toContain("Mind (5)");
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
