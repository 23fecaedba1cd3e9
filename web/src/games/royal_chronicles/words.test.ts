import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/royal_chronicles_words.json";
import { reasonWords } from "../../lib/speech";
import { storyLines } from "../../lib/story";
import { catalogues, entries } from "../../lib/testing/catalogues";
import { expectWorded as expectWords, speaking, testWords } from "../../lib/testing/words";
import { LANGUAGES, words } from "../../lib/words.svelte";
import game from ".";
import {
  building,
  cardName,
  cardNames,
  cardText,
  gives,
  goodsWords,
  lichCard,
  lichText,
  necropolis,
  necropolisText,
  NO_MOST,
  RESOURCES,
  sourceName,
  whoIs,
} from "./names";
import { TUTORIAL } from "./tutorial";
import type { RoyalContext, RoyalRows, RoyalView } from "./types";

type Kind = Exclude<keyof RoyalRows, "cards">;

const views = recorded.views as unknown as Record<string, RoyalView>;
const components = recorded.components as unknown as RoyalRows;
const rows = (kind: Kind): { id: string }[] => components[kind];

/** A table of several people, or of one against the Lich King. */
const context = (prompt: "build" | "deploy", you: number | null): RoyalContext => ({
  view: views[prompt]!,
  components,
  you,
  seats: [],
});
const alone = (you: number | null = 0) => context("deploy", you);
const together = (you: number | null = 0) => context("build", you);
const expectWorded = (said: string) => expectWords(said, "rc");

const sources = catalogues("royal_chronicles");
const ids = (kind: Kind, prefix: string, end = "") => rows(kind).map(({ id }) => prefix + id + end);
const of = (prefix: string, names: string[]) => names.map((name) => prefix + name);
const prompts = [...new Set(recorded.asks.map(({ prompt }) => prompt.replaceAll(".", "-")))];
const designs = ["units", "artifacts"] as const;
/** Every message whose id is put together. */
const families = [
  ...designs.flatMap((kind) => [...ids(kind, "rc-card-"), ...ids(kind, "rc-text-")]),
  ...ids("buildings", "rc-building-"),
  ...["-1", "-2"].flatMap((level) => ids("buildings", "rc-gives-", level)),
  ...ids("necropolis", "rc-necropolis-"),
  ...ids("lich", "rc-lich-"),
  ...ids("lich", "rc-lich-text-"),
  ...of("rc-", [...RESOURCES, "gold", "vp", "strength", "age-token"]),
  ...of("rc-n-", [...RESOURCES, "gold", "vp", "tokens", "cards"]),
  ...of("rc-phase-", ["1", "2", "3", "4", "5", "6"]),
  ...of("rc-row-", ["front", "back"]),
  ...of("rc-level-", ["1", "2"]),
  ...of("rc-realm-", ["0", "1", "2", "3", "4", "5", "6"]),
  ...of("rc-army-", ["black", "purple"]),
  ...of("rc-the-", ["black-army", "purple-army"]),
  ...of("rc-if-", [...RESOURCES, "any", "strength-exactly", "strength-least"]),
  ...of("rc-if-", ["cost-exactly", "cost-least", "cost-most"]),
  ...of("rc-source-", ["war", "instant", "underworld", "black", "purple", "basic", "floor", "end"]),
  ...of("rc-points-", ["units", "buildings", "built", "artifacts", "armies", "lich"]),
  ...of("rc-won-by-", ["points", "gold", "shared", "lich-tie"]),
  ...of("rc-since-war-", ["won", "tied", "lost"]),
  ...of("rc-ask-", prompts),
  ...of("rc-do-unit-", prompts),
  ...of("rc-do-pass-", prompts),
  ...of("rc-way-", ["front", "back", "beside", "keep", "move", "discard", "hand"]),
  ...of("rc-way-", [
    "front-of",
    "back-of",
    "beside-of",
    "keep-of",
    "move-of",
    "discard-of",
    "hand-of",
  ]),
  ...of("rc-neighbour-", ["left", "right"]),
  ...of("rc-pass-", ["left", "right"]),
];

testWords({
  name: "royal_chronicles",
  game,
  tutorial: TUTORIAL,
  recorded,
  contexts: (question) => [alone(question?.seat), together(question?.seat), together(null)],
  untold: ["obvious", "war", "score", "lich.wins"],
  families,
  partial: ["rc-do-unit-", "rc-do-pass-"],
  reasons: {
    cost: 4,
    gold: 2,
    land: 2,
    limit: 2,
    number: 2,
    row: "front",
    missing: { wood: 2 },
  },
});

describe.each(LANGUAGES)("what is printed, in %s", (language) => {
  speaking("royal_chronicles", language);

  it("calls a phase the same on the first page of the rules as on the board", () => {
    const phases = ["recruitment", "deployment", "war", "income", "construction", "ageing"];
    phases.forEach((phase, at) => {
      const name = words.say(`rc-phase-${at + 1}`);
      expect(words.say(`rc-primer-${phase}`)).toMatch(new RegExp(`^${name}: `));
    });
  });

  it("has a name and a text for everything", () => {
    for (const { id } of [...rows("units"), ...rows("artifacts")]) {
      expectWorded(cardName(`${id}-1`));
      expectWorded(cardText(`${id}-1`));
    }
    for (const { id } of rows("buildings")) {
      for (const said of [building(id), gives(id, 1), gives(id, 2)]) expectWorded(said);
    }
    for (const { id } of rows("lich")) for (const of of [lichCard, lichText]) expectWorded(of(id));
    for (const { id } of rows("necropolis")) {
      expectWorded(necropolis(id));
      expectWorded(necropolisText(id, alone()));
    }
  });

  it("gives no two things of a kind the same name", () => {
    const kinds = [
      [...rows("units"), ...rows("artifacts")].map(({ id }) => cardName(id)),
      rows("buildings").map(({ id }) => building(id)),
      rows("necropolis").map(({ id }) => necropolis(id)),
      [0, 1, 2, 3, 4, 5, 6].map((seat) => whoIs(seat, together())),
    ];
    for (const names of kinds) expect(new Set(names).size).toBe(names.length);
  });

  it("has the numbers of a card in what it says", () => {
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([each]) => each).sort();
    const english = (id: string) => sourceOf(id);
    for (const id of entries(sources, language).keys()) {
      if (!/^rc-(text|gives|lich-text)-/.test(id)) continue;
      expect(numbers(words.say(id)), id).toEqual(numbers(english(id)));
    }
  });
});

/** A message in English, as it is written. */
function sourceOf(id: string): string {
  const english = Object.entries(sources).filter(([path]) => path.includes("/en/"));
  const all = english.map(([, source]) => source).join("\n");
  return new RegExp(`^${id} = (.*)$`, "m").exec(all)?.[1] ?? "";
}

describe("the words in English", () => {
  speaking("royal_chronicles", "en");

  const told = (list: [string, Record<string, unknown>][], ctx = together(null)) =>
    storyLines(
      game.story,
      list.map(([kind, facts]) => ({ kind, facts })),
      ctx,
    );
  const texts = (list: [string, Record<string, unknown>][], ctx = together(null)) =>
    told(list, ctx).map(({ text }) => text);

  const touched = (kind: string, facts: Record<string, unknown>) =>
    game.story.touched({ kind, facts });

  it("repeat the numbers of the game", () => {
    expect(NO_MOST).toBe(recorded.numbers.NOTHING.most);
  });

  it("count goods, and cards of one design", () => {
    expect(goodsWords({ wood: 2, gold: 1 })).toBe("2 wood, 1 gold");
    expect(cardNames(["monkey-1", "golem-1", "monkey-2"])).toBe("Monkey ×2, Golem");
    expect(cardNames([])).toBe("nothing");
  });

  it("name realms, and the Lich King where he sits", () => {
    expect(whoIs(1, together())).toBe("Ravenmark");
    expect(whoIs(1, alone())).toBe("The Lich King");
    expect(whoIs(null, alone())).toBe("");
  });

  it("name what points come from", () => {
    const name = (source: string) => sourceName(source, alone());
    expect(["war", "mine", "end:mine", "kraken", "soul-harvest", "dragonfang-1"].map(name)).toEqual(
      ["war", "Mine", "Mine at the end", "Kraken", "Soul Harvest", "Dragonfang"],
    );
  });

  it("say all that a necropolis card does", () => {
    expect(necropolisText("bone-quarry", alone())).toBe(
      "At once: 3 points. Every round: 1 point for each card in the underworld that makes ore. " +
        "Black army 2, purple army 3.",
    );
    expect(necropolisText("paupers-field", alone())).toMatch(/that costs 0 or less/);
    expect(necropolisText("pit-of-champions", alone())).toMatch(/of strength 4 or more/);
    expect(necropolisText("conscripted-dead", alone())).toMatch(/of strength 2\./);
    expect(necropolisText("gate-of-oaths", alone())).toMatch(/in the phase Deployment/);
    expect(necropolisText("black-sun", alone())).not.toMatch(/Every round/);
  });

  it("tell an arrangement in one sentence", () => {
    const facts = {
      seat: 0,
      placed: ["knight-1", "cook-1"],
      front: ["knight-1"],
      back: ["cook-1"],
      artifact: "",
      dismissed: ["monkey-1"],
      discarded: ["ogre-1"],
      kept: 1,
      paid: 1,
    };
    expect(texts([["deployed", facts]])).toEqual([
      "Ambervale: takes out of play: Monkey; deploys Knight, Cook; pays 1 gold; " +
        "keeps 1 card for later; discards Ogre.",
    ]);
    const nothing = { ...facts, placed: [], dismissed: [], discarded: [], kept: 0, paid: 0 };
    expect(texts([["deployed", nothing]])).toEqual(["Ambervale: changes nothing."]);
    const monkey = { ...nothing, placed: ["monkey-1"], paid: -1 };
    expect(texts([["deployed", monkey]])).toEqual(["Ambervale: deploys Monkey; receives 1 gold."]);
  });

  it("tell a war once, with its points", () => {
    const war = { seat: 0, against: 1, mine: 7, theirs: 5, won: true };
    expect(
      texts([
        ["war", war],
        ["score", { seat: 0, points: 3, source: "war" }],
        ["war", { seat: 1, against: 0, mine: 5, theirs: 7, won: false }],
        ["war", { seat: 2, against: 3, mine: 4, theirs: 4, won: true }],
        ["score", { seat: 2, points: 3, source: "war" }],
      ]),
    ).toEqual([
      "Ambervale beats Ravenmark, 7 to 5: 3 points.",
      "Oakmere holds its own against Frostgate, 4 to 4: 3 points.",
    ]);
    const none = { mine: 0, theirs: 0, won: false };
    expect(
      texts([
        ["war", { seat: 0, against: 1, ...none }],
        ["war", { seat: 1, against: 0, ...none }],
      ]),
    ).toEqual(["Without any strength, neither Ambervale nor Ravenmark wins."]);
  });

  it("speak to the viewer, whichever part the viewer has", () => {
    const war: [string, Record<string, unknown>] = [
      "war",
      { seat: 0, against: 1, mine: 7, theirs: 5, won: true },
    ];
    expect(texts([war], together(0))).toEqual(["You beat Ravenmark, 7 to 5."]);
    expect(texts([war], together(1))).toEqual(["Ambervale beats you, 7 to 5."]);
    const facts = { seat: 0, placed: ["cook-1"], dismissed: [], discarded: [], kept: 1, paid: 1 };
    expect(texts([["deployed", facts]], together(0))).toEqual([
      "You deploy Cook; pay 1 gold; keep 1 card for later.",
    ]);
    const older: [string, Record<string, unknown>][] = [1, 0].map((seat) => ["grow.old", { seat }]);
    expect(texts(older, together(0))).toEqual([
      "Units that live on get an age token: Ravenmark, you.",
    ]);
  });

  it("tell both armies of the Lich King", () => {
    expect(
      texts(
        [
          ["war", { seat: 0, against: "black", mine: 6, theirs: 8, won: false }],
          ["lich.wins", { army: "black" }],
          ["score", { seat: 1, points: 1, source: "black" }],
          ["lich.instant", { card: "bone-quarry", points: 3 }],
          ["score", { seat: 1, points: 3, source: "instant" }],
        ],
        alone(null),
      ),
    ).toEqual([
      "Ambervale loses to the black army, 6 to 8.",
      "The Lich King: 1 point (the black army won).",
      "The Lich King’s instant income, Bone Quarry: 3 points.",
    ]);
  });

  it("join what happens at one moment", () => {
    const lines = told([
      ["score", { seat: 0, points: 1, source: "end:town" }],
      ["score", { seat: 0, points: 3, source: "end:mine" }],
      ["score", { seat: 1, points: -3, source: "demon" }],
      ["age", { seat: 0, card: "knight-1", tokens: 1, source: "kraken" }],
      ["age", { seat: 0, card: "cook-1", tokens: 1, source: "kraken" }],
      ["age", { seat: 0, card: "cook-1", tokens: -2, source: "herbalist" }],
      ["grow.old", { seat: 0 }],
      ["grow.old", { seat: 1 }],
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      "Ambervale: 4 points (Town at the end 1, Mine at the end 3).",
      "Ravenmark loses 3 points (Demon).",
      "Kraken: 1 age token on Knight, Cook.",
      "Herbalist: Cook loses 2 age tokens.",
      "Units that live on get an age token: Ambervale, Ravenmark.",
    ]);
    expect(lines.map(({ at }) => at)).toEqual([0, 2, 3, 5, 6]);
    expect(lines[2]!.touched).toEqual(["card-knight-1", "kingdom-0", "card-cook-1"]);
  });

  it("link to what an event touched", () => {
    expect(touched("war", { seat: 0, against: "black", mine: 1, theirs: 2 })).toEqual([
      "kingdom-0",
      "army-black",
    ]);
    expect(touched("built", { seat: 2, building: "town", level: 1 })).toEqual([
      "building-2-town",
      "kingdom-2",
    ]);
    expect(touched("necropolis", { place: 1, card: "black-sun" })).toEqual([
      "necropolis-black-sun",
    ]);
  });

  it("sum up what happened since", () => {
    const list: [string, Record<string, unknown>][] = [
      ["war", { seat: 0, against: 1, mine: 5, theirs: 7, won: false }],
      ["war", { seat: 1, against: 0, mine: 7, theirs: 5, won: true }],
      ["score", { seat: 1, points: 3, source: "war" }],
      ["income", { seat: 0, gold: 4, lines: [["basic", 2]] }],
      ["built", { seat: 1, building: "mine", level: 1, new: true, paid: 0 }],
      ["die", { seat: 0, cards: ["knight-1"] }],
      ["score", { seat: 0, points: -3, source: "demon" }],
      ["phase", { round: 2, phase: 1 }],
    ];
    const summed = game.summarise(
      list.map(([kind, facts]) => ({ kind, facts })),
      together(),
    );
    expect(summed.map(({ text }) => text)).toEqual([
      "It is now round 2, Recruitment.",
      "You lost to Ravenmark, 5 to 7.",
      "Your dead: Knight.",
      "You received 4 gold.",
      "You lost 3 points.",
      "Ravenmark: built Mine, 3 points.",
    ]);
  });

  it("say why not, with numbers and names", () => {
    const not = (key: string, args: Record<string, unknown>) =>
      reasonWords(game, { rule: "RC-AMB-29", key, args }, together(), (seat) =>
        whoIs(seat, together()),
      );
    expect(not("too-dear", { cost: 6, gold: 3 })).toBe("It costs 6 gold; you have 3 left.");
    expect(not("row-full", { row: "front", limit: 2 })).toBe("Front is full: it has 2 spots.");
    expect(not("resources-missing", { missing: { wood: 1, ore: 2 } })).toBe(
      "Missing: 1 wood, 2 ore.",
    );
    expect(not("answered", { seats: [1, 2] })).toBe(
      "You have chosen. Waiting for Ravenmark, Oakmere.",
    );
  });
});

describe("plural forms", () => {
  const said = async (language: "ru" | "cs", id: string) => {
    await words.add("royal_chronicles");
    await words.use(language);
    return [1, 2, 5, 21].map((number) => words.say(id, { number }));
  };

  it("are right in Russian", async () => {
    expect(await said("ru", "rc-n-tokens")).toEqual([
      "1 жетон старения",
      "2 жетона старения",
      "5 жетонов старения",
      "21 жетон старения",
    ]);
  });

  it("are right in Czech", async () => {
    expect(await said("cs", "rc-n-gold")).toEqual([
      "1 zlaťák",
      "2 zlaťáky",
      "5 zlaťáků",
      "21 zlaťáků",
    ]);
  });
});
