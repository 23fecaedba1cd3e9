import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, duration, scenesOf } from "./director.svelte";
import type { Line } from "./story";
import type { Push, StoryEvent } from "./wire";

const line = (at: number, text = `deed ${at}`): Line => ({
  text,
  touched: [],
  kind: "",
  seat: null,
  at,
});
const happened = (kind: string): StoryEvent => ({ kind, facts: {} });
const evenly = () => 1;

describe("scenes", () => {
  it("end with what is now, and tell every event once", () => {
    const story = ["a", "b", "c", "d"].map(happened);
    const moments = [
      { events: 1, view: "first" },
      { events: 3, view: "second" },
    ];

    const scenes = scenesOf({ moments, story, view: "now" } as unknown as Push);

    expect(scenes.map(({ view }) => view)).toEqual(["first", "second", "now"]);
    expect(scenes.map(({ events }) => events.map(({ kind }) => kind).join(""))).toEqual([
      "a",
      "bc",
      "d",
    ]);
  });
});

describe("a line", () => {
  it("stays as long as it takes to read, and longer if it matters", () => {
    expect(duration(line(0))).toBe(700);
    expect(duration(line(0, "x".repeat(100)))).toBe(1600);
    expect(duration(line(0), 2)).toBe(1400);
    expect(duration(line(0, "x".repeat(1000)))).toBe(4000);
  });
});

describe("the director", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows a line after the other and then is done", async () => {
    const director = new Director();
    const shown: number[] = [];
    const done = director.play([line(0), line(1)], 1, evenly, ({ at }) => shown.push(at));

    expect(director.line?.at).toBe(0);
    await vi.advanceTimersByTimeAsync(700);
    expect(director.line?.at).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    await done;

    expect(director.line).toBeNull();
    expect(shown).toEqual([0, 1]);
  });

  it("follows the speed", async () => {
    const director = new Director();
    void director.play([line(0), line(1)], 2, evenly, () => undefined);

    await vi.advanceTimersByTimeAsync(360);

    expect(director.line?.at).toBe(1);
  });

  it("is skipped until something new begins", async () => {
    const director = new Director();
    const shown: number[] = [];
    const done = director.play([line(0), line(1)], 1, evenly, ({ at }) => shown.push(at));

    director.skip();
    await done;
    await director.play([line(2)], 1, evenly, ({ at }) => shown.push(at));
    expect([shown, director.line, director.skipping]).toEqual([[0], null, true]);

    director.begin();
    void director.play([line(3)], 1, evenly, ({ at }) => shown.push(at));
    expect(shown).toEqual([0, 3]);
  });

  it("does not take a touch for a skip while nothing is played", async () => {
    const director = new Director();

    director.skip();

    expect(director.skipping).toBe(false);
  });

  it("shows nothing where nothing may be played", async () => {
    const director = new Director();

    await director.play([line(0)], 0, evenly, () => expect.unreachable());

    expect(director.line).toBeNull();
  });
});
