import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/ascension_tactics_words.json";
import { reasonWords } from "../../lib/speech";
import { storyLines } from "../../lib/story";
import { expectWorded as expectWords, speaking, testWords } from "../../lib/testing/words";
import { LANGUAGES, words } from "../../lib/words.svelte";
import game from ".";
import { CARD_ICONS } from "./art";
import {
  cardName,
  cardNames,
  cardText,
  championName,
  championText,
  figureName,
  gateName,
  keywordName,
  keywordText,
  scenarioName,
  scenarioText,
  schemeName,
  schemeText,
  sigilName,
  sigilText,
  sourceName,
  treasureName,
  treasureText,
  whoIs,
} from "./names";
import { CHAMPION_ICONS } from "./pieces";
import { TUTORIAL } from "./tutorial";
import type { TacticsContext, TacticsRows, TacticsView } from "./types";

const views = recorded.views as unknown as Record<string, TacticsView>;
const rows = recorded.components as unknown as TacticsRows;

/** A duel, or one player against villains. */
const context = (prompt: "turn" | "order.act", you: number | null): TacticsContext => ({
  view: views[prompt]!,
  components: rows,
  you,
  seats: [],
});
const duel = (you: number | null = 0) => context("turn", you);
const alone = (you: number | null = 0) => context("order.act", you);
const expectWorded = (said: string) => expectWords(said, "at");

const of = (prefix: string, names: readonly string[]) => names.map((name) => prefix + name);
const ids = (kind: Exclude<keyof TacticsRows, "cells">) =>
  (rows[kind] as { id: string }[]).map(({ id }) => id);
/** What random matches hardly ever ask. */
const RARE = ["recall", "ready", "fetch", "copy", "token-move", "turret", "sigil-keep"];
const asked = recorded.asks.map(({ prompt }) => prompt.replaceAll(".", "-"));
const prompts = [...new Set([...asked, ...RARE])];
const families = Object.keys(game.families).filter((family) => family !== "choose");
const keywords = [
  ...["ranged", "double", "area", "retaliate", "attacks4", "forester", "double-damage", "free"],
  ...["two-bodies", "by-played", "by-row"],
];
const plainCards = rows.cards.filter(({ id }) => !ids("champions").includes(id));

/** Every message that a phrase of the components uses. */
function messages(thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  const own = "message" in thing ? [`at-${String(thing.message)}`] : [];
  return [...own, ...Object.values(thing).flatMap(messages)];
}

/** Every message whose id is put together. */
const composed = [
  ...messages(rows),
  ...of("at-verb-", ["both", "boss-surge"]),
  ...of(
    "at-card-",
    plainCards.map(({ id }) => id),
  ),
  ...of("at-champion-", ids("champions")),
  ...of("at-scheme-", ids("schemes")),
  ...of("at-sigil-", ids("sigils")),
  ...of("at-treasure-", ids("treasures")),
  ...of("at-gate-", ids("gates")),
  ...of("at-scenario-", ids("scenarios")),
  ...of("at-banner-", ["0", "1", "2", "3"]),
  ...of("at-faction-", ["enlightened", "lifebound", "mechana", "void", "none"]),
  ...of("at-kind-", ["hero", "construct", "champion", "monster"]),
  ...of("at-terrain-", ["plain", "forest", "corrupted", "enchanted", "barrier"]),
  ...of("at-terrain-", ["shrine", "rich-shrine", "beacon", "portal", "off"]),
  ...of("at-token-", ["circle", "turret", "treasure"]),
  ...of("at-goal-", ["crown", "blade", "eye", "claw"]),
  ...of("at-keyword-", keywords),
  ...of("at-keyword-text-", keywords),
  ...of("at-source-", ["shrine", "beacon", "hold", "kill", "villain", "surge"]),
  ...of("at-source-", ["corrupted", "retaliation"]),
  ...of("at-won-by-", ["glory", "throne", "gateway", "beacons", "schemes"]),
  ...of("at-reason-", ["goal", "no-nearer", "portal", "under-way"]),
  ...of("at-tell-attack", ["", "ed", "-all", "ed-all"]),
  ...of("at-ask-", prompts),
  ...of("at-ask-turn-", ["ended", "partner", "lapsed"]),
  ...of("at-do-", families),
  ...of("at-do-", ["end", "done", "pass", "quiet", "ambush", "blast", "deck-top"]),
  ...of("at-do-", ["order-cultist", "free-cultist", "hit-all", "first-turn"]),
  ...of("at-do-choose-", ["runes", "power", "turretattack", "movetoken"]),
  ...prompts.flatMap((prompt) => [
    ...of("at-do-", [`card-${prompt}`, `champion-${prompt}`, `pass-${prompt}`]),
    `at-do-discard-${prompt}`,
  ]),
];

testWords({
  name: "ascension_tactics",
  game,
  tutorial: TUTORIAL,
  recorded,
  contexts: (question) => [duel(question?.seat), alone(question?.seat), duel(null)],
  untold: ["obvious"],
  families: composed,
  partial: ["at-do-card-", "at-do-champion-", "at-do-pass-", "at-do-discard-"],
  reasons: { price: 4, have: 2, far: 5, reach: 3, cell: "G5", figures: ["tyranyx"] },
});

describe.each(LANGUAGES)("what is printed, in %s", (language) => {
  speaking("ascension_tactics", language);

  it("has a name and a text for everything", () => {
    for (const { id } of rows.cards)
      for (const said of [cardName(id), cardText(rows, id)]) expectWorded(said);
    for (const { id } of rows.champions) expectWorded(championName(id));
    for (const row of rows.villains)
      for (const side of [row.black, row.grey]) expectWorded(championText(side));
    for (const { id } of rows.schemes) {
      const { upper, lower } = schemeText(rows, id);
      for (const said of [schemeName(id), upper, lower]) expectWorded(said);
    }
    for (const id of ids("sigils"))
      for (const said of [sigilName(id), sigilText(rows, id)]) expectWorded(said);
    for (const id of ids("treasures"))
      for (const said of [treasureName(id), treasureText(rows, id)]) expectWorded(said);
    for (const id of ids("scenarios"))
      for (const said of [scenarioName(id), scenarioText(rows, id)]) expectWorded(said);
    for (const id of ids("gates")) expectWorded(gateName(id));
    for (const id of keywords)
      for (const said of [keywordName(id), keywordText(id)]) expectWorded(said);
  });

  it("says every ability of a champion that has one", () => {
    const silent = rows.champions.filter((row) => championText(row) === "").map(({ id }) => id);
    expect(silent).toEqual(["twilight-scout", "rift-colossus", "cultist"]);
  });

  it("gives no two things of a kind the same name", () => {
    const kinds = [
      rows.cards.map(({ id }) => cardName(id)),
      rows.champions.map(({ id }) => championName(id)),
      ids("schemes").map(schemeName),
      ids("sigils").map(sigilName),
      ids("treasures").map(treasureName),
      ids("scenarios").map(scenarioName),
    ];
    for (const names of kinds) expect(new Set(names).size).toBe(names.length);
  });
});

it("has a picture of its own for every card", () => {
  const pictures = rows.cards.map(({ id }) => CARD_ICONS[id] ?? CHAMPION_ICONS[id]);
  expect(rows.cards.filter((_, at) => !pictures[at])).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

describe("English words", () => {
  speaking("ascension_tactics", "en");
  const texts = (list: [string, Record<string, unknown>][], ctx = duel(null)) =>
    storyLines(
      game.story,
      list.map(([kind, facts]) => ({ kind, facts })),
      ctx,
    ).map(({ text }) => text);

  it("are the names of the rows", () => {
    for (const { id, name } of rows.cards) expect(cardName(id)).toBe(name);
    for (const { id, name } of rows.champions) expect(championName(id)).toBe(name);
    for (const { id, name } of rows.schemes) expect(schemeName(id)).toBe(name);
    for (const { id, name } of rows.scenarios) expect(scenarioName(id)).toBe(name);
  });

  it("put cards together from what their rows do", () => {
    expect(cardText(rows, "dawn-acolyte")).toBe("Draw 1 card. Allegiance, Enlightened: 1 power.");
    expect(cardText(rows, "soul-broker")).toBe(
      "Draw 1 card. You may banish 1 card of your hand or discard pile; if you do: 2 power.",
    );
    expect(cardText(rows, "storm-kite")).toBe("+1 strength, ranged attack.");
    expect(cardText(rows, "antler-crown")).toBe(
      "+2 strength, +2 defence. On a forest or next to one: +1 speed.",
    );
    expect(scenarioText(rows, "three-shrines")).toBe(
      "Whoever has 30 glory wins. 2 glory for each shrine that you control at the end of your turn.",
    );
  });

  it("name figures, also those of which there are several", () => {
    expect(figureName("cultist-2-3", duel())).toBe("Cultist 3 (Ember)");
    expect(figureName("cultist-2-3", alone())).toBe("Cultist 3 (Villains)");
    expect(figureName("psyche-askara-2", duel())).toBe("Psyche Askara, second body");
    expect(figureName("cultist", duel())).toBe("New cultist");
    expect(whoIs(1, alone())).toBe("Villains");
  });

  it("name whatever an effect comes from", () => {
    const all = ["prayer-beads", "thane", "vanguard", "silent-road", "bow", "corrupted", "turret"];
    expect(all.map((id) => sourceName(id, duel()))).toEqual([
      "Prayer Beads",
      "Thane, Wolf King",
      "Vanguard",
      "The Silent Road",
      "Sigil of the Bow",
      "corrupted land",
      "Turret",
    ]);
    expect(cardNames(["militia", "mystic", "militia"])).toBe("Militia ×2, Mystic");
  });

  it("tell cards that are played in one line, with what they give", () => {
    const played: [string, Record<string, unknown>][] = [
      ["play", { seat: 0, card: "apprentice" }],
      ["runes", { seat: 0, amount: 1 }],
      ["play", { seat: 0, card: "militia" }],
      ["power", { seat: 0, amount: 1 }],
      ["play", { seat: 0, card: "apprentice" }],
      ["runes", { seat: 0, amount: 1 }],
    ];
    expect(texts(played)).toEqual(["Dawn plays Apprentice ×2, Militia: 2 runes, 1 power."]);
    expect(texts(played, duel(0))).toEqual(["You play Apprentice ×2, Militia: 2 runes, 1 power."]);
  });

  it("tell an attack with its damage, and glory by its sources", () => {
    expect(
      texts([
        ["attack", { figure: "arha-templar", target: "tyranyx" }],
        ["damage", { figure: "tyranyx", amount: 8, source: "arha-templar" }],
        ["defeat", { figure: "tyranyx", seat: 1, cell: "G5", source: "arha-templar" }],
        ["score", { seat: 0, points: 2, source: "shrine" }],
        ["score", { seat: 0, points: 2, source: "shrine" }],
        ["score", { seat: 0, points: 1, source: "beacon" }],
      ]),
    ).toEqual([
      "Arha Templar attacks Tyranyx: 8 damage.",
      "Tyranyx falls on G5.",
      "Dawn: 5 glory (shrines 4, beacons 1).",
    ]);
  });

  it("tell what is laid open at one moment in one line", () => {
    const open = (kind: string, fact: string, ids: string[]): [string, Record<string, unknown>][] =>
      ids.map((id) => [kind, { [fact]: id, place: 0 }]);
    expect(texts(open("reveal", "card", ["mystic", "thane"]))).toEqual([
      "New in the center row: Mystic, Thane, Wolf King.",
    ]);
    expect(texts(open("draft.open", "champion", ["rut", "tuskrider"]))).toEqual([
      "Open in the draft: Rūt, Tuskrider.",
    ]);
  });

  it("tell what was drawn to whoever may know it", () => {
    const drawn: [string, Record<string, unknown>][] = [
      ["draw", { seat: 0, count: 2 }],
      ["drawn", { seat: 0, cards: ["militia", "mystic"] }],
    ];
    expect(texts(drawn, duel(0))).toEqual(["You draw: Militia, Mystic."]);
    expect(texts(drawn.slice(0, 1))).toEqual(["Dawn draws 2 cards."]);
  });

  it("sum up what happened since", () => {
    const list: [string, Record<string, unknown>][] = [
      ["play", { seat: 1, card: "militia" }],
      ["order", { seat: 1, figure: "tyranyx" }],
      ["defeat", { figure: "arha-templar", seat: 0, cell: "G5", source: "tyranyx" }],
      ["score", { seat: 1, points: 2, source: "shrine" }],
      ["score", { seat: 0, points: 4, source: "shrine" }],
    ];
    const summed = game.summarise(
      list.map(([kind, facts]) => ({ kind, facts })),
      duel(),
    );
    expect(summed.map(({ text }) => text)).toEqual([
      "You lost Arha Templar.",
      "You got 4 glory.",
      "Ember: played Militia, ordered Tyranyx, 2 glory.",
    ]);
  });

  it("end a sentence with one full stop, also after P.R.I.M.E.", () => {
    const said = texts([["attack", { figure: "rut", target: "prime" }]]);
    expect(said).toEqual(["Rūt attacks P.R.I.M.E."]);
  });

  it("name who and what is in the line of sight", () => {
    const args = { cell: "G5", figures: ["tyranyx"], cells: ["G4"] };
    const reason = { rule: "AT-LOS-02", key: "hidden", args };
    const land = { ...duel().view.cells[0]!, id: "G4", terrain: "forest" };
    const view = { ...duel().view, cells: [land] };
    expect(reasonWords(game, reason, { ...duel(), view }, String)).toBe(
      "The line of sight from G5 is blocked: Tyranyx, Forest (G4).",
    );
    expect(game.inTheWay(args)).toEqual(["figure-tyranyx", "cell-G4"]);
  });

  it("say why not, with numbers", () => {
    const reason = { rule: "AT-ACQ-01", key: "too-dear", args: { price: 7, have: 3 } };
    expect(reasonWords(game, reason, duel(), (seat) => whoIs(seat, duel()))).toBe(
      "It costs 7; you have 3.",
    );
  });
});

describe("plural forms", () => {
  const said = async (language: "ru" | "cs", id: string) => {
    await words.add("ascension_tactics");
    await words.use(language);
    return [1, 2, 5, 21].map((number) => words.say(id, { number }));
  };

  it("are right in Russian", async () => {
    expect(await said("ru", "at-n-runes")).toEqual(["1 руна", "2 руны", "5 рун", "21 руна"]);
  });

  it("are right in Czech", async () => {
    expect(await said("cs", "at-n-cards")).toEqual(["1 karta", "2 karty", "5 karet", "21 karet"]);
  });
});
