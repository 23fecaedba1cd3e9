import { beforeEach, describe, expect, it, vi } from "vitest";
import { allTold, isOver, keepTold, nextStep, NOTHING_TOLD, steps, tell, toldIn } from "./guide";

const step = steps<number>("toy");
const STEPS = [
  step("first", { when: ({ view }) => view > 0 }),
  step("second", { when: ({ view }) => view > 0 }),
  step("third", { when: ({ view }) => view > 1 }),
];
const moment = { view: 1, you: 0, ask: null, events: [] };

describe("a guide", () => {
  it("goes on where it stopped", () => {
    const first = nextStep(STEPS, NOTHING_TOLD, moment)!;
    const kept = Number(JSON.parse(JSON.stringify(tell(STEPS, NOTHING_TOLD, first))));
    expect(nextStep(STEPS, kept, moment)).toBe(first + 1);
  });

  it("is silent until there is something to say, and once it was sent away", () => {
    expect(nextStep(STEPS, NOTHING_TOLD, { ...moment, view: 0 })).toBeNull();
    expect(nextStep(STEPS, allTold(STEPS), { ...moment, view: 2 })).toBeNull();
    expect(isOver(STEPS, allTold(STEPS))).toBe(true);
  });

  it("speaks to players only", () => {
    expect(nextStep(STEPS, NOTHING_TOLD, { ...moment, you: null })).toBeNull();
  });

  it("says nothing after its last step, whatever never happened", () => {
    const parting = [...STEPS, step("farewell", { when: () => true, last: true })];
    expect(isOver(STEPS, tell(STEPS, NOTHING_TOLD, 2))).toBe(false);
    expect(isOver(parting, tell(parting, NOTHING_TOLD, 3))).toBe(true);
  });

  it("has its messages under the name of the game", () => {
    expect(STEPS[0]!.message).toBe("toy-tutorial-first");
  });
});

describe("what the guide has told", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  it("is kept for each match", () => {
    keepTold("a", 3);
    keepTold("b", 0);
    keepTold("a", 7);
    expect([toldIn("a"), toldIn("b"), toldIn("c")]).toEqual([7, 0, undefined]);
  });

  it("is forgotten for the matches of long ago", () => {
    for (let at = 0; at < 40; at += 1) keepTold(`match-${at}`, at);
    expect(toldIn("match-0")).toBeUndefined();
    expect(toldIn("match-39")).toBe(39);
  });
});
