import { beforeAll, describe, expect, it } from "vitest";
import facts from "../../../fixtures/crown_of_ash_words.json";
import type { Ask, StoryEvent } from "../../lib/table.svelte";
import { entries, testCatalogues, testUse } from "../../lib/testing/catalogues";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { TUTORIAL } from "./tutorial";
import type { AshView } from "./types";
import {
  DESCRIBED,
  GOLD_SLOT_YIELD,
  KING_STRENGTH,
  TOLD,
  describeOption,
  goodsWords,
  irreversible,
  promptWords,
  reasonWords,
  ruleWords,
  slotWords,
  storyLines,
  summarise,
  tellEvent,
  touched,
  type WordsContext,
} from "./words";

const events = facts.events as unknown as StoryEvent[];
const asks = facts.asks as unknown as Ask[];
const views = facts.views as unknown as Record<string, AshView>;
const components = facts.components as unknown as Record<string, unknown[]>;
const rows = (kind: string) => components[kind] as { id: string }[];

function context(prompt: string, you: number | null): WordsContext {
  const view = views[prompt] ?? views.place!;
  return { view, components, you };
}

const ask = (prompt: string, codes: string[] = [], about: Record<string, unknown> = {}): Ask => ({
  seat: 0,
  number: 1,
  prompt,
  about,
  codes,
});

/** Words that were found have no id left in them, nor the placeholder of a missing value. */
function expectWorded(said: string): void {
  expect(said).not.toMatch(/coa-|\{|undefined|NaN|null/);
  expect(said.trim()).not.toBe("");
}

// Catalogues

const sources = import.meta.glob<string>("../../../locales/*/crown_of_ash*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Tests on the server's side compare the rules and the reasons with their source. */
const RULES = ["coa-rule-", "coa-chapter-", "coa-not-"];

testCatalogues(sources);

const files = import.meta.glob<string>("../../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(files)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .map(([, source]) => source)
  .join("\n");

const ids = (kind: string, prefix: string) => rows(kind).map(({ id }) => prefix + id);
const of = (prefix: string, names: string[]) => names.map((name) => prefix + name);
const goods = ["bone", "ash", "blood", "sulphur", "gold"];
const regions = [...ids("provinces", ""), "citadel"];
const gates = ids("citadel_slots", "");
const prompts = [...new Set(asks.map(({ prompt }) => prompt.replaceAll(".", "-")))];
/** Every message whose id is put together. */
const families = new Set([
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
  ...of("coa-since-battle-", ["won", "lost", "won-deed", "lost-deed"]),
  ...of("coa-source-", ["structures", "citadel", "resources", "gold", "fate", "automata"]),
  ...of("coa-source-", ["structure", "tribute", "battle", "gold-slot"]),
  ...of("coa-won-by-", ["points", "other-types", "royal-token", "solo-tie", "shared"]),
  ...of("coa-tries-", ["none", "use-resource", "attack-province", "attack-citadel", "build"]),
  ...of("coa-tries-", ["attack-least-defended", "build-most-defended", "nearest-and-recruit"]),
  ...of("coa-why-", ["nothing", "no-structure", "slot-taken", "no-warriors", "own-region"]),
  ...of("coa-why-", ["foreign-region", "no-tiles", "no-target", "no-own-province"]),
  ...TUTORIAL.map((step) => step.message),
]);

testUse({
  sources,
  prefix: "coa-",
  code,
  families,
  elsewhere: RULES,
  partial: ["-warrior-", "-pass-", "-done-"].map((part) => `coa-do${part}`),
});

// Words

describe.each(LANGUAGES)("what the game tells and asks, in %s", (language) => {
  beforeAll(async () => {
    await words.add("crown_of_ash");
    await words.use(language);
  });

  it("is worded for every event that occurs", () => {
    for (const event of events) {
      for (const prompt of Object.keys(views)) {
        for (const you of [0, null]) {
          const said = tellEvent(event, context(prompt, you));
          if (said === null) expect(["obvious", "conquered"]).toContain(event.kind);
          else expectWorded(said);
        }
      }
    }
  });

  it("is worded for every question and every answer that occurs", () => {
    for (const each of asks) {
      for (const you of [each.seat, null]) {
        const ctx = context(each.prompt, you);
        expectWorded(promptWords(each, ctx));
        for (const code of each.codes) {
          expectWorded(describeOption(code, each, ctx));
          expect(typeof irreversible(code, each, ctx)).toBe("boolean");
        }
      }
    }
  });

  it("has the rules", () => {
    const rule = { id: "COA-BATTLE-09", chapter: "Battle cards", text: "English" };
    const said = ruleWords(rule);
    expectWorded(said.text);
    expect(said.text).not.toBe(rule.text);
    expect(said.chapter === rule.chapter).toBe(language === "en");
    const unknown = { id: "COA-NEW-01", chapter: "New", text: "English" };
    expect(ruleWords(unknown)).toEqual({ chapter: "New", text: "English" });
  });

  it("is worded for every reason against a choice", () => {
    for (const id of entries(sources, language).keys()) {
      if (!id.startsWith("coa-not-")) continue;
      const args = { seats: [0, 1], cost: 4, gold: 2, limit: 2, number: 2, missing: { bone: 2 } };
      const key = id.slice("coa-not-".length);
      expectWorded(reasonWords({ rule: "COA-TURN-01", key, args }, context("place", 0)));
    }
  });

  it("is summed up", () => {
    for (const line of summarise(events, context("place", 0))) expectWorded(line);
  });
});

describe("the words in English", () => {
  beforeAll(async () => {
    await words.add("crown_of_ash");
    await words.use("en");
  });

  const ctx = (): WordsContext => context("place", 0);
  const tell = (kind: string, data: Record<string, unknown>) =>
    tellEvent({ kind, facts: data }, ctx());
  const name = (seat: number) => {
    const { necromancer } = views.place!.players[seat]!;
    return necromancer.charAt(0).toUpperCase() + necromancer.slice(1);
  };
  /** The view with one region changed. */
  const withRegion = (id: string, change: Partial<AshView["regions"][number]>): WordsContext => ({
    ...ctx(),
    view: {
      ...views.place!,
      regions: views.place!.regions.map((each) => (each.id === id ? { ...each, ...change } : each)),
    },
  });

  it("cover every kind of event and every family of answers that occurs", () => {
    const kinds = new Set(events.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !TOLD.includes(kind))).toEqual([]);
    const found = asks.flatMap(({ codes }) => codes.filter((code) => code.includes(":")));
    const begun = new Set(found.map((code) => code.split(":")[0]!));
    expect([...begun].sort()).toEqual([...DESCRIBED].sort());
  });

  it("repeat the numbers of the game", () => {
    expect(GOLD_SLOT_YIELD).toBe(facts.numbers.GOLD_SLOT.gold);
    expect(KING_STRENGTH).toBe(facts.numbers.KING_STRENGTH);
  });

  it("count goods", () => {
    expect(goodsWords({ bone: 2, gold: 1 })).toBe("2 bone, 1 gold");
    expect(goodsWords({ ingredients: 1, vp: 2 })).toBe("1 ingredient of choice, 2 points");
  });

  it("tell what a minion would gather, and who is paid for it", () => {
    const place = ask("place");
    const tile = { structures: ["volcano-start"] };
    expect(
      describeOption("volcano/resource", place, withRegion("volcano", { ...tile, owner: 1 })),
    ).toBe(`Gather in the Volcano: 2 sulphur; ${name(1)} receives 1 sulphur`);
    expect(
      describeOption("volcano/resource", place, withRegion("volcano", { ...tile, owner: 0 })),
    ).toBe("Gather in the Volcano: 2 sulphur; then you may adjust its defenders");
    const altar = withRegion("volcano", { structures: ["high-altar"], owner: null });
    expect(describeOption("volcano/resource", place, altar)).toMatch(/graveyard/);
    const machine = views.place!.opponent!.seat;
    const others = withRegion("volcano", { ...tile, owner: machine });
    expect(describeOption("volcano/resource", place, others)).toMatch(/receives 1 point$/);
  });

  it("tell whom an attack meets", () => {
    const king = withRegion("citadel", { owner: null, defenders: [], defence: 0 });
    expect(describeOption("citadel/left", ask("place"), king)).toBe(
      "Attack the Citadel from the left flank (+1): The King defends with strength 5",
    );
    const held = withRegion("coast", { owner: 1, defence: 4 });
    expect(describeOption("coast/battle", ask("place"), held)).toBe(
      `Attack the Coast: ${name(1)} defends with strength 4`,
    );
  });

  it("tell what a recruit costs, gold for what is missing", () => {
    const poor = ctx();
    const me = { ...poor.view.players[0]!, bone: 1, ash: 1, gold: 3 };
    const view = { ...poor.view, players: [me, ...poor.view.players.slice(1)] };
    expect(describeOption("recruit:bone-thrall", ask("recruit"), { ...poor, view })).toBe(
      "Recruit Bone Thrall (Bone, strength 2, level I) for 1 bone, 1 ash, 1 gold",
    );
  });

  it("give the same code other words at another prompt", () => {
    const all = ["adjust", "battle.commit", "barter", "turn.end", "recruit.gold"];
    const said = all.map((prompt) => describeOption("done", ask(prompt), ctx()));
    expect(new Set(said).size).toBe(all.length);
    expect(describeOption("to:citadel", ask("regroup.post"), ctx())).toBe("Defend the Citadel");
    expect(describeOption("to:citadel/left", ask("command.slot"), ctx())).toBe(
      "Send it to: Citadel, left flank",
    );
    expect(slotWords("coast/resource")).toBe("Coast, resource slot");
  });

  it("join what a seat gains at one moment, and leave out how the table was laid", () => {
    const lines = storyLines(
      [
        { kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } },
        { kind: "round", facts: { number: 1, order: [0, 1] } },
        { kind: "gain", facts: { seat: 0, resource: "bone", number: 2, source: "structure" } },
        { kind: "gain", facts: { seat: 0, resource: "ash", number: 1, source: "structure" } },
        { kind: "gain", facts: { seat: 1, resource: "bone", number: 1, source: "tribute" } },
        { kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } },
      ],
      ctx(),
    );
    expect(lines.map((line) => line.text)).toEqual([
      `Round 1 begins. Turn order: ${name(0)}, ${name(1)}.`,
      `${name(0)} receives: 2 bone, 1 ash.`,
      `${name(1)} receives: 1 bone (tribute).`,
      "New warrior to recruit: Bone Thrall.",
    ]);
    expect(lines.map((line) => line.at)).toEqual([1, 2, 4, 5]);
  });

  it("leave out what is laid out before the first round", () => {
    const dealt = [{ kind: "row.refilled", facts: { place: 0, warrior: "bone-thrall" } }];
    const setup = [{ chapter: "Chronicle", step: "post_first_defenders", facts: {} }];
    const before = ctx();
    expect(storyLines(dealt, { ...before, view: { ...before.view, progress: setup } })).toEqual([]);
    expect(storyLines(dealt, before)).toHaveLength(1);
  });

  it("tell battles with their sums", () => {
    const battle = { seat: 0, defender: null, region: "citadel", attack: 7, defence: 5 };
    expect(tell("battle.won", battle)).toBe(
      `${name(0)} beats the King and takes the Citadel, 7 against 5.`,
    );
  });

  it("link to what an event touched", () => {
    expect(touched({ kind: "placed", facts: { seat: 0, slot: "coast/resource" } })).toEqual([
      "slot-coast/resource",
      "coast",
    ]);
    expect(
      touched({ kind: "regrouped", facts: { warrior: "a", other: "b", post: "hand" } }),
    ).toEqual(["warrior-a", "warrior-b"]);
    expect(touched({ kind: "built", facts: { tile: "ash-kiln", region: "forest" } })).toEqual([
      "tile-ash-kiln",
      "structure-ash-kiln",
      "forest",
    ]);
  });

  it("sum up what others did since", () => {
    const lines = summarise(
      [
        { kind: "placed", facts: { seat: 1, slot: "coast/resource" } },
        { kind: "gain", facts: { seat: 0, resource: "bone", number: 1, source: "tribute" } },
        { kind: "battle.won", facts: { seat: 1, defender: 0, region: "forest" } },
        { kind: "score", facts: { seat: 0, points: 1, source: "battle" } },
      ],
      ctx(),
    );
    expect(lines).toEqual([
      `${name(1)} took the Forest from you.`,
      "You received: 1 bone.",
      "You scored: 1 point.",
      `${name(1)}: gathered (Coast), won a battle (Forest).`,
    ]);
  });

  it("mark what cannot be taken back", () => {
    const store = (goods: Partial<AshView["players"][number]>): WordsContext => {
      const players = views.place!.players.map((player) => ({ ...player, ...goods }));
      return { ...ctx(), view: { ...views.place!, players } };
    };
    const empty = { bone: 0, ash: 0, blood: 0, sulphur: 0, gold: 0 };
    const rich = store({ ...empty, bone: 3, ash: 3, gold: 3 });
    const at = (prompt: string, code: string, where = rich) =>
      irreversible(code, ask(prompt), where);
    expect(at("recruit", "recruit:bone-thrall")).toBe(true);
    expect(at("recruit", "gold-for:bone-thrall")).toBe(false);
    expect(at("recruit", "recruit:bone-puppet")).toBe(false);
    expect(at("recruit", "recruit:bone-puppet", store({ ...empty, bone: 2 }))).toBe(true);
    expect(at("recruit", "gold-for:gore-thrall", store({ ...empty, blood: 2, gold: 1 }))).toBe(
      true,
    );
    expect(at("battle.card", "card:3")).toBe(true);
    expect(at("build.site", "forest")).toBe(true);
    expect(at("place", "gold")).toBe(false);
    expect(at("adjust", "done")).toBe(false);
    expect(at("battle.unmask", "pass")).toBe(false);
    expect(at("battle.unmask", "ability:unmask")).toBe(true);
    expect(at("turn.end", "done", store({ minions: 0 }))).toBe(true);
  });
});
