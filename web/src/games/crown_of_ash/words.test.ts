import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/crown_of_ash_words.json";
import { describeOption } from "../../lib/speech";
import { storyLines, tellAll } from "../../lib/story";
import { speaking, testWords } from "../../lib/testing/words";
import type { Question } from "../../lib/wire";
import game from ".";
import { GOLD_SLOT_YIELD, goodsWords, KING_STRENGTH, slotWords } from "./names";
import { TUTORIAL } from "./tutorial";
import type { AshContext, AshRows, AshView } from "./types";

const views = recorded.views as unknown as Record<string, AshView>;
const components = recorded.components as unknown as AshRows;

const context = (prompt: string, you: number | null): AshContext => ({
  view: views[prompt] ?? views.place!,
  components,
  you,
  seats: [],
});

const ask = (prompt: string): Question => ({ seat: 0, prompt, about: {}, codes: [] });

const ids = (kind: keyof AshRows, prefix: string) => components[kind].map(({ id }) => prefix + id);
const of = (prefix: string, names: string[]) => names.map((name) => prefix + name);
const goods = ["bone", "ash", "blood", "sulphur", "gold"];
const regions = [...ids("provinces", ""), "citadel"];
const gates = ids("citadel_slots", "");
const prompts = [...new Set(recorded.asks.map(({ prompt }) => prompt.replaceAll(".", "-")))];
/** Every message whose id is put together. */
const families = [
  ...of("coa-", [...goods, "ingredients", "vp", "king", ...regions]),
  ...ids("necromancers", "coa-"),
  ...ids("warriors", "coa-warrior-"),
  ...ids("structures", "coa-structure-"),
  ...ids("abilities", "coa-ability-"),
  ...ids("abilities", "coa-ability-text-"),
  ...ids("ai_cards", "coa-action-"),
  ...ids("battle_cards", "coa-card-"),
  ...of("coa-in-", regions),
  ...of("coa-at-", regions),
  ...of("coa-n-", [...goods, "ingredients", "vp"]),
  ...of("coa-at-slot-", ["gold", "build", "resource", "battle", ...gates]),
  ...of("coa-tell-placed-", ["gold", "build", "refresh", ...gates]),
  ...of("coa-tell-die-", ["battle", "order", "automa", "second-chance"]),
  ...of("coa-do-", ["gold", "build", "return", "leave", "casualty", "hand", ...gates]),
  ...of("coa-do-", ["order-next", "order-start"]),
  ...of("coa-ask-", prompts),
  ...of("coa-do-warrior-", prompts),
  ...of("coa-do-pass-", prompts),
  ...of("coa-do-done-", prompts),
  ...of("coa-since-battle-", ["won", "lost", "won-deed", "lost-deed", "won-mine", "lost-mine"]),
  ...of("coa-source-", ["structures", "citadel", "resources", "gold", "fate", "automata"]),
  ...of("coa-source-", ["structure", "tribute", "battle", "gold-slot"]),
  ...of("coa-won-by-", ["points", "other-types", "royal-token", "solo-tie", "shared"]),
  ...of("coa-tries-", ["none", "use-resource", "attack-province", "attack-citadel", "build"]),
  ...of("coa-tries-", ["attack-least-defended", "build-most-defended", "nearest-and-recruit"]),
  ...of("coa-why-", ["nothing", "no-structure", "slot-taken", "no-warriors", "own-region"]),
  ...of("coa-why-", ["foreign-region", "no-tiles", "no-target", "no-own-province"]),
];

testWords({
  name: "crown_of_ash",
  game,
  tutorial: TUTORIAL,
  recorded,
  contexts: (question) =>
    question
      ? [question.seat, null].map((you) => context(question.prompt, you))
      : Object.keys(views).flatMap((prompt) => [0, null].map((you) => context(prompt, you))),
  untold: ["obvious", "conquered"],
  families,
  partial: ["-warrior-", "-pass-", "-done-"].map((part) => `coa-do${part}`),
  reasons: { cost: 4, gold: 2, limit: 2, number: 2, missing: { bone: 2 } },
});

describe("the words in English", () => {
  speaking("crown_of_ash", "en");

  const ctx = () => context("place", 0);
  const watched = () => context("place", null);
  const tell = (kind: string, facts: Record<string, unknown>, through = watched()) =>
    tellAll(game.story, [{ kind, facts }], through);
  const touched = (kind: string, facts: Record<string, unknown>) =>
    game.story.touched({ kind, facts });
  const name = (seat: number) => {
    const { necromancer } = views.place!.players[seat]!;
    return necromancer.charAt(0).toUpperCase() + necromancer.slice(1);
  };
  /** The view with one region changed. */
  const withRegion = (id: string, change: Partial<AshView["regions"][number]>): AshContext => ({
    ...ctx(),
    view: {
      ...views.place!,
      regions: views.place!.regions.map((each) => (each.id === id ? { ...each, ...change } : each)),
    },
  });

  it("repeat the numbers of the game", () => {
    expect(GOLD_SLOT_YIELD).toBe(recorded.numbers.GOLD_SLOT.gold);
    expect(KING_STRENGTH).toBe(recorded.numbers.KING_STRENGTH);
  });

  it("count goods", () => {
    expect(goodsWords({ bone: 2, gold: 1 })).toBe("2 bone, 1 gold");
    expect(goodsWords({ ingredients: 1, vp: 2 })).toBe("1 ingredient of choice, 2 points");
  });

  it("tell what a minion would gather, and who is paid for it", () => {
    const place = ask("place");
    const tile = { structures: ["volcano-start"] };
    expect(
      describeOption(game, "volcano/resource", place, withRegion("volcano", { ...tile, owner: 1 })),
    ).toBe(`Gather in the Volcano: 2 sulphur; ${name(1)} receives 1 sulphur`);
    expect(
      describeOption(game, "volcano/resource", place, withRegion("volcano", { ...tile, owner: 0 })),
    ).toBe("Gather in the Volcano: 2 sulphur; then you may adjust its defenders");
    const altar = withRegion("volcano", { structures: ["high-altar"], owner: null });
    expect(describeOption(game, "volcano/resource", place, altar)).toMatch(/graveyard/);
    const machine = views.place!.opponent!.seat;
    const others = withRegion("volcano", { ...tile, owner: machine });
    expect(describeOption(game, "volcano/resource", place, others)).toMatch(/receives 1 point$/);
  });

  it("tell whom an attack meets", () => {
    const king = withRegion("citadel", { owner: null, defenders: [], defence: 0 });
    expect(describeOption(game, "citadel/left", ask("place"), king)).toBe(
      "Attack the Citadel from the left flank (+1): The King defends with strength 5",
    );
    const held = withRegion("coast", { owner: 1, defence: 4 });
    expect(describeOption(game, "coast/battle", ask("place"), held)).toBe(
      `Attack the Coast: ${name(1)} defends with strength 4`,
    );
  });

  it("tell what a recruit costs, gold for what is missing", () => {
    const poor = ctx();
    const me = { ...poor.view.players[0]!, bone: 1, ash: 1, gold: 3 };
    const view = { ...poor.view, players: [me, ...poor.view.players.slice(1)] };
    expect(describeOption(game, "recruit:bone-thrall", ask("recruit"), { ...poor, view })).toBe(
      "Recruit Bone Thrall (Bone, strength 2, level I) for 1 bone, 1 ash, 1 gold",
    );
  });

  it("give the same code other words at another prompt", () => {
    const all = ["adjust", "battle.commit", "barter", "turn.end", "recruit.gold"];
    const said = all.map((prompt) => describeOption(game, "done", ask(prompt), ctx()));
    expect(new Set(said).size).toBe(all.length);
    expect(describeOption(game, "to:citadel", ask("regroup.post"), ctx())).toBe(
      "Defend the Citadel",
    );
    expect(describeOption(game, "to:citadel/left", ask("command.slot"), ctx())).toBe(
      "Send it to: Citadel, left flank",
    );
    expect(slotWords("coast/resource")).toBe("Coast, resource slot");
  });

  it("join what a seat gains at one moment, and leave out how the table was laid", () => {
    const lines = storyLines(
      game.story,
      [
        { kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } },
        { kind: "round", facts: { number: 1, order: [0, 1] } },
        { kind: "gain", facts: { seat: 0, resource: "bone", number: 2, source: "structure" } },
        { kind: "gain", facts: { seat: 0, resource: "ash", number: 1, source: "structure" } },
        { kind: "gain", facts: { seat: 1, resource: "bone", number: 1, source: "tribute" } },
        { kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } },
        { kind: "offer.refilled", facts: { place: 0, tile: "ash-kiln" } },
        { kind: "offer.refilled", facts: { place: 1, tile: "leech-hall" } },
      ],
      watched(),
    );
    expect(lines.map((line) => line.text)).toEqual([
      `Round 1 begins. Turn order: ${name(0)}, ${name(1)}.`,
      `${name(0)} receives: 2 bone, 1 ash.`,
      `${name(1)} receives: 1 bone (tribute).`,
      "New warrior to recruit: Bone Thrall.",
      "New structures on offer: Ash Kiln, Leech Hall.",
    ]);
    expect(lines.map((line) => line.at)).toEqual([1, 2, 4, 5, 6]);
  });

  it("leave out what is laid out before the first round", () => {
    const dealt = [{ kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } }];
    const setup = [{ chapter: "Chronicle", step: "post_first_defenders", facts: {} }];
    const before = ctx();
    expect(
      storyLines(game.story, dealt, { ...before, view: { ...before.view, progress: setup } }),
    ).toEqual([]);
    expect(storyLines(game.story, dealt, before)).toHaveLength(1);
  });

  it("tell battles with their sums", () => {
    const battle = { seat: 0, defender: null, region: "citadel", attack: 7, defence: 5 };
    expect(tell("battle.won", battle)).toBe(
      `${name(0)} beats the King and takes the Citadel, 7 against 5.`,
    );
  });

  it("speak to the viewer, whichever part the viewer has", () => {
    const battle = { seat: 0, defender: 1, region: "coast", attack: 7, defence: 5 };
    const seen = (kind: string, you: number) => tell(kind, battle, context("place", you));
    expect(seen("battle.won", 0)).toBe(`You beat ${name(1)} and take the Coast, 7 against 5.`);
    expect(seen("battle.won", 1)).toBe(`${name(0)} beats you and takes the Coast, 7 against 5.`);
    expect(seen("battle.lost", 0)).toBe(`${name(1)} holds the Coast against you, 5 against 7.`);
    expect(seen("battle.lost", 1)).toBe(`You hold the Coast against ${name(0)}, 5 against 7.`);
    expect(tell("round", { number: 2, order: [1, 0] }, ctx())).toBe(
      `Round 2 begins. Turn order: ${name(1)}, you.`,
    );
    expect(tell("crown", { winners: [0], reason: "points" }, ctx())).toBe(
      "You wear the Crown of Ash! (most points)",
    );
  });

  it("link to what an event touched", () => {
    expect(touched("placed", { seat: 0, slot: "coast/resource" })).toEqual([
      "slot-coast/resource",
      "coast",
    ]);
    expect(touched("regrouped", { warrior: "a", other: "b", post: "hand" })).toEqual([
      "warrior-a",
      "warrior-b",
    ]);
    expect(touched("built", { tile: "ash-kiln", region: "forest" })).toEqual([
      "tile-ash-kiln",
      "structure-ash-kiln",
      "forest",
    ]);
  });

  it("tell what structures score in one line, whoever holds them", () => {
    const scores = [1, 0, 1].map((seat, at) => ({
      kind: "score",
      facts: { seat, points: at + 1, source: "structures" },
    }));
    const citadel = { kind: "score", facts: { seat: 1, points: 4, source: "citadel" } };
    const lines = storyLines(game.story, [...scores, citadel], ctx());

    expect(lines.map(({ text, seat }) => [text, seat])).toEqual([
      [`Structures: ${name(1)} 4 points, you 2 points.`, null],
      [`${name(1)}: 4 points (the Citadel).`, 1],
    ]);
  });

  it("sum up what others did since", () => {
    const lines = game.summarise(
      [
        { kind: "placed", facts: { seat: 1, slot: "coast/resource" } },
        { kind: "gain", facts: { seat: 0, resource: "bone", number: 1, source: "tribute" } },
        { kind: "battle.won", facts: { seat: 1, defender: 0, region: "forest" } },
        { kind: "score", facts: { seat: 0, points: 1, source: "battle" } },
      ],
      ctx(),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      `${name(1)} took the Forest from you.`,
      "You received: 1 bone.",
      "You scored: 1 point.",
      `${name(1)}: gathered (Coast), won a battle (Forest).`,
    ]);
  });
});
