import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/cadwallon_words.json";
import { pointWords } from "../../lib/result";
import { reasonWords } from "../../lib/speech";
import { storyLines } from "../../lib/story";
import { expectWorded as expectWords, speaking, testWords } from "../../lib/testing/words";
import { LANGUAGES, words } from "../../lib/words.svelte";
import game from ".";
import {
  adventureName,
  cardName,
  cardText,
  figureName,
  intrigueName,
  missionName,
  placeName,
  thingName,
  tokenName,
  treasureName,
  whoIs,
} from "./names";
import { bySource } from "./story";
import { TUTORIAL } from "./tutorial";
import type { CityContext, CityRows, CityView } from "./types";

const views = recorded.views as unknown as Record<string, CityView>;
const rows = recorded.components as unknown as CityRows;

const GANGS = ["executioners", "nocturnis", "kalderns", "cursed"];

/** A table of four, as events may be of any seat. */
const ofFour = (view: CityView): CityView => ({
  ...view,
  players: GANGS.map((gang, seat) => ({ ...(view.players[seat] ?? view.players[0]!), gang, seat })),
});

/** The base game, or one with everything. */
const context = (prompt: "turn" | "act", you: number | null): CityContext => ({
  view: ofFour(views[prompt]!),
  components: rows,
  you,
  seats: [],
});
const city = (you: number | null = 0) => context("turn", you);
const ashes = (you: number | null = 0) => context("act", you);
const expectWorded = (said: string) => expectWords(said, "cad");

const of = (prefix: string, names: readonly string[]) => names.map((name) => prefix + name);
const ids = (kind: keyof CityRows) => (rows[kind] as { id: string }[]).map(({ id }) => id);
const unique = (names: readonly string[]) => [...new Set(names)];
/** Copies are called as the first one. */
const plain = (names: readonly string[]) => unique(names.map((id) => id.replace(/-\d$/, "")));
/** What random matches hardly ever ask. */
const asked = recorded.asks.map(({ prompt }) => prompt.replaceAll(".", "-"));
const prompts = unique([...asked, "mission-kind", "tunnel-drop", "trap-kit", "buy-for"]);
const cards = plain([...ids("arcana"), ...ids("equipment")]);
const rooms = rows.spaces.filter(({ room }) => room).map(({ id }) => id);
const below = ["lair", "prison", "altar", "tunnel", "torture", "archive", "secret", "centre"];
const sources = unique(
  recorded.events
    .filter(({ kind }) => kind === "score" || kind === "wound")
    .map(({ facts }) => String((facts as { source?: string }).source)),
);
const MOMENTS = unique(rows.arcana.map(({ moment }) => moment));
const CONDITIONS = [
  ...["there", "carries-scroll", "carries-keys", "carries-many", "enemy-wounded", "carries-jewel"],
  ...["hand", "rich-enemy", "deed", "prisoner", "crystal", "altar", "turned", "geared", "out"],
  ...["loot-out", "experience", "left-inside", "rings-out", "scrolls-out", "by-tunnel"],
  ...["never-jailed"],
];
const told = Object.keys(game.story.events).filter((kind) => kind !== "obvious");
const ANSWERS = [
  ...["end", "done", "pass", "quiet", "use", "draw", "none", "more", "keep", "swap", "exchange"],
  ...["buy", "intrigue", "fly", "escape", "walk-out", "search", "tunnel", "out", "lantern", "luck"],
  ...["strongbox", "meet", "lead", "free-nephew", "ransom", "relic", "pick-crystal"],
  ...["smash-crystal"],
];

/** Every message whose id is put together. */
const composed = [
  ...of("cad-gang-", GANGS),
  ...of("cad-figure-", [...ids("characters"), ...unique(ids("guards")), "cyclops"]),
  ...of("cad-place-", [...rooms, ...below, "out"]),
  ...of("cad-treasure-", plain(ids("treasures"))),
  ...of("cad-token-", ids("tokens")),
  ...of("cad-card-", cards),
  ...of("cad-text-", [...cards, ...ids("characters")]),
  ...of("cad-mission-", ids("missions")),
  ...of("cad-intrigue-", ids("intrigues")),
  ...of("cad-adventure-", ids("adventures")),
  ...of("cad-sheet-", ids("adventures")),
  ...of("cad-back-", ["purple", "blue"]),
  ...of("cad-source-", [...sources, "festival", "nephew", "daughter", "scroll", "ransom", "brew"]),
  ...of("cad-source-", ["strongbox", "campaign", "wanted", "tunnel", "secret", "altar"]),
  ...of("cad-fate-", ["gate", "tunnel", "dead", "lost"]),
  ...of("cad-by-", ["xp", "coin", "luck", "fury", "lantern"]),
  ...of("cad-piece-", ["crowd", "zombie", "person"]),
  ...of("cad-way-", ["wall", "hook"]),
  ...of("cad-moment-", MOMENTS),
  ...of("cad-when-", CONDITIONS),
  ...of(
    "cad-tell-",
    told.map((kind) => kind.replace(".", "-")),
  ),
  ...of("cad-tell-won-", ["best", "total", "stance", "attack"]),
  ...of("cad-stage-by-", ["best", "total", "stance", "attack"]),
  ...of("cad-stage-token-", ids("tokens")),
  ...of("cad-stage-patrol-", ["purple", "blue", "none", "die"]),
  ...of("cad-stage-", ["well", "badly", "hit", "missed"]),
  ...of("cad-", ["points", "points-all", "points-none", "result-points", "round-points"]),
  ...of("cad-", ["story-points-of", "graph-label", "decided-tie"]),
  ...of("cad-stage-throw-", ["lock", "patrol", "snare", "crossbow"]),
  ...of("cad-stage-rule-", ["lock", "opened", "patrol", "colours", "shot", "cyclops"]),
  ...of("cad-stage-rule-", ["prison", "archive", "secret", "tunnel", "altar"]),
  ...of("cad-ask-", prompts),
  ...of("cad-do-", [...Object.keys(game.families), ...ANSWERS]),
  ...prompts.flatMap((prompt) => of("cad-do-", [`pass-${prompt}`, `card-${prompt}`])),
  ...of("cad-do-quiet-", ["turn", "act"]),
];

testWords({
  name: "cadwallon",
  game,
  tutorial: TUTORIAL,
  recorded,
  contexts: (question) => [city(question?.seat), ashes(question?.seat), city(null)],
  untold: ["obvious"],
  families: composed,
  partial: ["cad-do-pass-", "cad-do-card-"],
  elsewhere: ["cadb-rule-", "cadb-chapter-", "cad-pass", "cad-quiet", "cad-done"],
  reasons: { price: 4, have: 2, wounds: 1, round: 3 },
});

describe.each(LANGUAGES)("what is printed, in %s", (language) => {
  speaking("cadwallon", language);

  it("has a name and a text for everything", () => {
    for (const id of cards) for (const said of [cardName(id), cardText(id)]) expectWorded(said);
    for (const id of ids("characters"))
      for (const said of [figureName(id), cardText(id)]) expectWorded(said);
    for (const id of ids("treasures")) expectWorded(treasureName(id));
    for (const id of ids("tokens")) expectWorded(tokenName(id));
    for (const id of [...rooms, ...below]) expectWorded(placeName(id));
  });

  it("gives no two things of a kind the same name", () => {
    const kinds = [
      cards.map(cardName),
      ids("characters").map(figureName),
      ids("missions").map(missionName),
      ids("intrigues").map(intrigueName),
      ids("adventures").map(adventureName),
      plain(ids("treasures")).map(treasureName),
      [...rooms, ...below].map(placeName),
    ];
    for (const names of kinds) expect(new Set(names).size).toBe(names.length);
  });
});

type Told = [string, Record<string, unknown>][];

describe("English words", () => {
  speaking("cadwallon", "en");
  const texts = (list: Told, ctx = city(null)) =>
    storyLines(
      game.story,
      list.map(([kind, facts]) => ({ kind, facts })),
      ctx,
    ).map(({ text }) => text);

  it("tell a fight with what decides it", () => {
    const won = { winner: "nyra", loser: "leona", scores: [4, 5], totals: [6, 9] };
    expect(
      texts([
        ["fight", { attacker: "leona", defender: "nyra", place: "E2" }],
        ["fight.thrown", { figure: "leona", dice: [4, 2] }],
        ["fight.thrown", { figure: "nyra", dice: [5, 4] }],
        ["rerolled", { figure: "leona", by: "xp" }],
        ["fight.rerolled", { figure: "leona", die: 2, roll: 3 }],
        ["fight.won", { ...won, by: "best" }],
        ["fight.won", { ...won, by: "total" }],
        ["fled", { figure: "leona", place: "F5" }],
        ["rerolled", { figure: "leona", by: "coin" }],
        ["rerolled", { figure: "leona", by: "xp" }],
        ["room.rerolled", { figure: "leona", dice: [5] }],
      ]),
    ).toEqual([
      "Leona attacks Nyra at Treasury (E2).",
      "Leona throws 4, 2; Nyra throws 5, 4.",
      "Leona throws die 2 again: 3.",
      "Nyra beats Leona: 5 to 4.",
      "Nyra beats Leona: the best dice tie, the totals are 9 to 6.",
      "Leona runs to F5.",
      "Leona throws again (Lucky Coin).",
      "Leona throws again: 5.",
    ]);
  });

  it("tell a Move by its end, and gates that close in one line", () => {
    const moves: Told = [
      ["move", { figure: "selka" }],
      ["moved", { figure: "selka", place: "H1" }],
      ["move", { figure: "nyra" }],
      ["portcullis", { seat: 0, gate: "A2" }],
      ["portcullis", { seat: 0, gate: "A4" }],
    ];
    expect(texts(moves)).toEqual([
      "Selka goes to H1.",
      "Nyra sets out.",
      `${whoIs(0, city())}: A2, A4 closed.`,
    ]);
  });

  it("tell once who begins, also after a tie", () => {
    const tied: Told = [
      ["first-player", { seat: 0, rolls: [4, 4] }],
      ["first-player", { seat: 0, rolls: [6, 2] }],
    ];
    const lines = storyLines(
      game.story,
      tied.map(([kind, facts]) => ({ kind, facts })),
      city(0),
    );
    expect(lines.map(({ text, times }) => [text, times])).toEqual([
      ["You begin the night.", undefined],
    ]);
  });

  it("tell who leaves the district once, and with what", () => {
    const out: Told = [
      ["move", { figure: "selka" }],
      ["moved", { figure: "selka", place: "out" }],
      ["left", { figure: "selka", by: "gate", treasures: ["ring"] }],
      ["moved", { figure: "nyra", place: "out" }],
      ["left", { figure: "nyra", by: "gate", treasures: [] }],
    ];
    expect(texts(out)).toEqual([
      "Selka is out of the district (by a gate). Carried out: Ring.",
      "Nyra is out of the district (by a gate). Carried out: nothing.",
    ]);
  });

  it("tell a mission with what it pays", () => {
    const done: Told = [
      ["score", { seat: 0, points: 2, source: "purse" }],
      ["score", { seat: 0, points: 12, source: "mission" }],
      ["mission", { seat: 0, mission: "mi-09", next: "mi-01" }],
    ];
    expect(texts(done, city(0))).toEqual([
      "You: 2 ducats (purses).",
      "You finish a mission: Two bracelets, 12 ducats.",
    ]);
  });

  it("tell what a mission pays for all of a kind", () => {
    const done: Told = [
      ["score", { seat: 0, points: 10, source: "mission" }],
      ["mission", { seat: 0, mission: "mi-04", next: "mi-01" }],
    ];
    expect(texts(done, city(0))).toEqual([
      "You finish a mission: Rings, 5 ducats each. You get 10 ducats.",
    ]);
  });

  it("tell ducats by their sources", () => {
    const paid: Told = [
      ["score", { seat: 0, points: 8, source: "sale" }],
      ["score", { seat: 0, points: -3, source: "caught" }],
    ];
    const expected = "5 ducats (treasures sold 8, caught in the district −3).";
    expect(texts(paid)).toEqual([`${whoIs(0, city())}: ${expected}`]);
    expect(texts(paid, city(0))).toEqual([`You: ${expected}`]);
  });

  it("add up what one source pays at several times", () => {
    const payments = [
      { source: "sale", points: 6 },
      { source: "caught", points: -6 },
      { source: "sale", points: 3 },
    ];
    expect([...bySource(payments)]).toEqual([
      ["treasures sold", 9],
      ["caught in the district", -6],
    ]);
  });

  it("count ducats where others count points, and a loss has a minus", () => {
    expect(pointWords("cad", "points", { count: 1 })).toBe("1 ducat");
    expect(pointWords("cad", "points", { count: -4 })).toBe("−4 ducats");
    expect(pointWords("cad", "result-points")).toBe("Ducats by source");
    expect(pointWords("cad", "graph-label", { scores: "Ada 4" })).toBe(
      "Ducats round by round. At the end: Ada 4",
    );
    expect(pointWords("other", "result-points")).toBe("Points by source");
  });

  it("sum up what happened since", () => {
    const [mine, theirs] = [0, 1].map(
      (seat) => city().view.figures.find((figure) => figure.seat === seat)!.id,
    );
    const list: Told = [
      ["fight", { attacker: theirs, defender: mine, place: "F5" }],
      ["fight.won", { winner: theirs, loser: mine, by: "best", scores: [6, 2], totals: [6, 2] }],
      ["loot", { figure: theirs, treasure: "ring" }],
      ["score", { seat: 0, points: -2, source: "robbed" }],
    ];
    const summed = game.summarise(
      list.map(([kind, facts]) => ({ kind, facts })),
      city(),
    );
    expect(summed.map(({ text }) => text)).toEqual([
      `Beaten: ${figureName(mine!)}.`,
      "You lost 2 ducats.",
      `${whoIs(1, city())}: took Ring, attacked ${figureName(mine!)}.`,
    ]);
  });

  it("find names of whatever a code stands for", () => {
    expect(["nyra", "E2", "run", "ring", "mi-09"].map(thingName)).toEqual([
      "Nyra",
      "Treasury (E2)",
      "Run",
      "Ring",
      "Two bracelets, 12 ducats",
    ]);
  });

  it("name what a card is played on", () => {
    const played: Told = [
      ["card.target", { seat: 0, card: "tax-collector", target: "1" }],
      ["card.target", { seat: 0, card: "double-lock", target: "E2/crystal" }],
    ];
    expect(texts(played)).toEqual([
      `Tax Collector: ${whoIs(1, city())}.`,
      "Double Lock: Treasury (E2), Magic crystal.",
    ]);
  });

  it("say why not", () => {
    const reason = { rule: "CADB-TURN-02", key: "not-your-turn", args: { seats: [1] } };
    expectWorded(reasonWords(game, reason, city(), (seat) => whoIs(seat, city())));
  });
});

describe("plural forms", () => {
  const said = async (language: "ru" | "cs", id: string) => {
    await words.add("cadwallon");
    await words.use(language);
    return [1, 2, 5, 21].map((number) => words.say(id, { number }));
  };

  it("are right in Russian", async () => {
    expect(await said("ru", "cad-n-ducats")).toEqual([
      "1 дукат",
      "2 дуката",
      "5 дукатов",
      "21 дукат",
    ]);
  });

  it("are right in Czech", async () => {
    expect(await said("cs", "cad-n-ducats")).toEqual([
      "1 dukát",
      "2 dukáty",
      "5 dukátů",
      "21 dukátů",
    ]);
  });
});
