import { describe, expect, it } from "vitest";
import { number, text, type Facts } from "./facts";
import { alike, storyLines, type Story } from "./story";

const sum = (all: Facts[]) => all.reduce((total, facts) => total + number(facts, "number"), 0);
const story: Story<{ begun: boolean }> = {
  events: {
    deal: () => "Cards are dealt.",
    move: (facts) => `${text(facts, "seat")} moves.`,
    gain: { joins: alike("seat"), tell: (all) => `${text(all[0]!, "seat")} gains ${sum(all)}.` },
    echo: null,
  },
  touched: ({ facts }) => [`seat-${text(facts, "seat")}`, ...(facts.at ? [text(facts, "at")] : [])],
  quiet: { kinds: ["deal"], until: (events, { begun }) => (begun ? 0 : events.length) },
};
const event = (kind: string, seat: number, more: Facts = {}) => ({
  kind,
  facts: { seat, ...more },
});
const told = (events: ReturnType<typeof event>[], begun = true) =>
  storyLines(story, events, { begun });
const texts = (events: ReturnType<typeof event>[], begun = true) =>
  told(events, begun).map((line) => line.text);

describe("a story", () => {
  it("tells each event in a line, and leaves out what another tells", () => {
    expect(texts([event("move", 0), event("echo", 0), event("move", 1)])).toEqual([
      "0 moves.",
      "1 moves.",
    ]);
  });

  it("joins what belongs together, and knows where it began and what it touched", () => {
    const gains = [1, 2, 3].map((number) => event("gain", 0, { number, at: `place-${number}` }));
    const lines = told([event("move", 1), ...gains, event("gain", 1, { number: 5 })]);
    expect(lines.map(({ text, at, seat }) => [text, at, seat])).toEqual([
      ["1 moves.", 0, 1],
      ["0 gains 6.", 1, 0],
      ["1 gains 5.", 4, 1],
    ]);
    expect(lines[1]!.touched).toEqual(["seat-0", "place-1", "place-2", "place-3"]);
  });

  it("is quiet about what comes before its beginning", () => {
    const events = [event("deal", 0), event("move", 0)];
    expect(texts(events, false)).toEqual(["0 moves."]);
    expect(texts(events)).toEqual(["Cards are dealt.", "0 moves."]);
  });

  it("passes over what the client has never heard of", () => {
    expect(texts([event("quake", 0), event("move", 0)])).toEqual(["0 moves."]);
  });

  it("tells of all other kinds in one way, where the game has one", () => {
    const others: Story<{ begun: boolean }> = {
      ...story,
      others: ({ kind }) => `There was a ${kind}.`,
    };
    const events = [event("quake", 0), event("echo", 0), event("move", 0)];
    const said = storyLines(others, events, { begun: true }).map((line) => line.text);
    expect(said).toEqual(["There was a quake.", "0 moves."]);
  });

  it("counts what happens again in the same words", () => {
    const lines = told([
      event("move", 0, { at: "here" }),
      event("move", 0, { at: "there" }),
      event("move", 1),
    ]);
    expect(lines.map(({ text, times }) => [text, times ?? 1])).toEqual([
      ["0 moves.", 2],
      ["1 moves.", 1],
    ]);
    expect(lines[0]!.touched).toEqual(["seat-0", "here", "there"]);
  });

  it("has headings for rounds and their parts, and one for the last scoring", () => {
    const headed: Story<{ begun: boolean }> = {
      ...story,
      heading: ({ kind, facts }, _, last) => {
        if (kind === "deal") return { level: "round", number: 1 };
        return kind === "gain" && facts.number === 9 && last ? { level: "end" } : null;
      },
    };
    const events = [
      event("deal", 0),
      event("gain", 0, { number: 9 }),
      event("gain", 1, { number: 9 }),
    ];
    const lines = storyLines(headed, events, { begun: true });
    expect(lines.map(({ heading }) => heading?.level ?? null)).toEqual([
      "round",
      "end",
      null,
      null,
    ]);
  });
});
