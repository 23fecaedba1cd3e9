import { describe, expect, it } from "vitest";
import { number, text, type Facts } from "./facts";
import { alike, headingsOf, storyLines, Storyteller, type Story } from "./story";

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

describe("a storyteller", () => {
  const begun = { begun: true };
  const headed: Story<{ begun: boolean }> = {
    ...story,
    heading: ({ kind, facts }, _, last) => {
      if (kind === "deal") return { level: "round", number: 1 };
      return last && facts.number === 9 ? { level: "end" } : null;
    },
  };
  const events = [
    event("deal", 0),
    event("gain", 0, { number: 1 }),
    event("gain", 0, { number: 2 }),
    event("move", 1),
    event("move", 1),
    event("gain", 1, { number: 9 }),
    event("gain", 1, { number: 9 }),
    event("echo", 0),
  ];

  it("tells a story that grows as if it had been told at once", () => {
    for (let step = 1; step <= events.length; step += 1) {
      const teller = new Storyteller(headed);
      for (let until = step; until < events.length; until += step) {
        const soFar = events.slice(0, until);
        expect(teller.tell(soFar, begun)).toEqual({
          lines: storyLines(headed, soFar, begun),
          headings: headingsOf(headed, soFar, begun),
        });
      }
    }
  });

  it("tells what it has told only once, but the last line may grow", () => {
    const heard: string[] = [];
    const move = (facts: Facts) => {
      heard.push(text(facts, "seat"));
      return `${text(facts, "seat")} moves.`;
    };
    const teller = new Storyteller({ ...story, events: { ...story.events, move } });
    const moves = [0, 1, 2, 3].map((seat) => event("move", seat));
    const before = teller.tell(moves.slice(0, 3), begun).lines;
    const after = teller.tell(moves, begun).lines;
    expect(heard).toEqual(["0", "1", "2", "2", "3"]);
    expect(after.slice(0, 2).every((line, at) => line === before[at])).toBe(true);
  });

  it("begins anew where something was taken back", () => {
    const teller = new Storyteller(headed);
    teller.tell(events, begun);
    for (const other of [events.slice(0, 4), [...events.slice(0, 3), event("move", 0)], events])
      expect(teller.tell(other, begun).lines).toEqual(storyLines(headed, other, begun));
  });
});
