/** What the words of every game must do; each game's tests call this. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Context, GameModule } from "../game";
import type { Step } from "../guide";
import { ruleText } from "../rules";
import { describeOption, promptWords, reasonWords } from "../speech";
import { storyLines, tellAll } from "../story";
import type { Question, StoryEvent } from "../wire";
import { LANGUAGES, words, type Language } from "../words.svelte";
import { catalogues, entries, sourceCode, testCatalogues, testUse } from "./catalogues";

/** What matches of a game told and asked: its file in `fixtures/`. */
interface Recorded {
  events: unknown;
  asks: unknown;
}

export interface Worded<C extends Context> {
  name: string;
  game: GameModule<C>;
  tutorial: readonly Step[];
  recorded: Recorded;
  /** Through whose eyes words are tried, and at which tables; for an event at any. */
  contexts(question: Question | null): C[];
  /** The kinds of events that are sometimes told by another. */
  untold: string[];
  /** Every message whose id is put together. */
  families: string[];
  /** How those families begin of which not every message need exist. */
  partial: string[];
  /** How messages begin besides that others use: the terminal, or tests on the server's side. */
  elsewhere?: string[];
  /** The facts that reasons may have. */
  reasons: Record<string, unknown>;
}

/** Words that were found have no id left in them, nor the placeholder of a missing value. */
export function expectWorded(said: string, prefix: string): void {
  expect(said).not.toMatch(new RegExp(`\\b${prefix}-|\\{|undefined|NaN|null`));
  expect(said.trim()).not.toBe("");
}

/** Let tests of this block speak a language. */
export function speaking(game: string, language: Language): void {
  beforeAll(async () => {
    await words.add(game);
    await words.use(language);
  });
}

/** Every message is there and used, and whatever occurs in a match can be said. */
export function testWords<C extends Context>(worded: Worded<C>): void {
  const { name, game, tutorial, families, partial, elsewhere = [] } = worded;
  const { prefix } = game;
  const sources = catalogues(name);
  testCatalogues(sources);
  testUse({
    sources,
    prefix: `${prefix}-`,
    code: sourceCode(),
    families: new Set([...families, ...tutorial.map((step) => step.message)]),
    // Tests on the server's side compare the rules and the reasons with their source.
    elsewhere: [...elsewhere, ...["rule", "chapter", "not"].map((part) => `${prefix}-${part}-`)],
    partial,
  });
  testCover(worded);
  describe.each(LANGUAGES)("what the game tells and asks, in %s", (language) => {
    speaking(name, language);
    testEvents(worded);
    testAsks(worded);
    testReasons(worded, [...entries(sources, language).keys()]);
  });
}

function testCover<C extends Context>({ game, tutorial, recorded }: Worded<C>): void {
  const events = recorded.events as StoryEvent[];
  const asks = recorded.asks as Question[];

  describe("what occurs in matches", () => {
    it("is covered: every kind of event and every family of answers", () => {
      const known = Object.keys(game.story!.events);
      expect(events.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
      const found = asks.flatMap(({ codes }) => codes.filter((code) => code.includes(":")));
      const begun = new Set(found.map((code) => code.split(":")[0]!));
      expect([...begun].sort()).toEqual(Object.keys(game.families!).sort());
    });

    it("is explained in steps with names of their own", () => {
      expect(new Set(tutorial.map((step) => step.id)).size).toBe(tutorial.length);
    });
  });
}

function testEvents<C extends Context>({ game, recorded, contexts, untold }: Worded<C>): void {
  const events = recorded.events as StoryEvent[];

  it("is worded for every event that occurs", () => {
    for (const event of events) {
      for (const context of contexts(null)) {
        const said = tellAll(game.story!, [event], context);
        if (said === null) expect(untold).toContain(event.kind);
        else expectWorded(said, game.prefix);
      }
    }
  });

  it("is told to whoever did it in the second person", () => {
    for (const event of events) {
      for (const context of contexts(null).filter(({ you }) => you === event.facts.seat)) {
        const seen = (you: number | null) => tellAll(game.story!, [event], { ...context, you });
        if (seen(null)?.startsWith(game.persona!(context.you!, context).name))
          expect(seen(context.you)).not.toBe(seen(null));
      }
    }
  });

  it("is worded for every source of points", () => {
    const { source, group } = game.scoring!;
    const scored = events.filter(({ kind }) => kind === "score");
    expect(scored.length).toBeGreaterThan(0);
    for (const { facts } of scored)
      for (const context of contexts(null))
        for (const name of [source, group ?? source])
          expectWorded(name(String(facts.source), context), game.prefix);
  });

  it("is worded as a whole, and summed up", () => {
    for (const context of contexts(null)) {
      const lines = storyLines(game.story!, events, context).map(({ text }) => text);
      const news = game.summarise!(events, context).map(({ text }) => text);
      for (const said of [...lines, ...news]) expectWorded(said, game.prefix);
    }
  });
}

function testAsks<C extends Context>({ game, recorded, contexts }: Worded<C>): void {
  it("is worded for every question and every answer that occurs", () => {
    for (const question of recorded.asks as Question[]) {
      for (const context of contexts(question)) {
        expectWorded(promptWords(game, question, context), game.prefix);
        for (const code of question.codes)
          expectWorded(describeOption(game, code, question, context), game.prefix);
      }
    }
  });
}

function testReasons<C extends Context>(worded: Worded<C>, ids: readonly string[]): void {
  const { game, contexts, reasons } = worded;
  const after = (beginning: string) =>
    ids.filter((id) => id.startsWith(beginning)).map((id) => id.slice(beginning.length));

  it("is worded for every reason against a choice", () => {
    const [context] = contexts(null);
    const name = (seat: number) => game.persona!(seat, context!).name;
    for (const key of after(`${game.prefix}-not-`)) {
      const reason = { rule: "", key, args: { seats: [0, 1], ...reasons } };
      expectWorded(reasonWords(game, reason, context!, name), game.prefix);
    }
  });

  it("has the rules", () => {
    for (const rule of after(`${game.prefix}-rule-`))
      expectWorded(ruleText(`${game.prefix}-${rule}`.toUpperCase()), game.prefix);
    expect(ruleText(`${game.prefix}-NEW-01`.toUpperCase(), "English")).toBe("English");
  });
}
