import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, duration, pace } from "./director.svelte";
import type { Line } from "./story";

const line = (text = "a deed"): Line => ({
  text,
  touched: [],
  kind: "",
  seat: null,
  at: 0,
  until: 1,
});

describe("a line", () => {
  it("stays as long as it takes to read, and longer if it matters", () => {
    expect(duration(line())).toBe(700);
    expect(duration(line("x".repeat(100)))).toBe(1600);
    expect(duration(line(), 2)).toBe(1400);
    expect(duration(line("x".repeat(1000)))).toBe(4000);
  });

  it("stays shorter the more there is to catch up with", () => {
    expect(pace(1, 0)).toBe(1);
    expect(pace(2, 4)).toBe(6);
  });
});

describe("the director", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Hold a line, and say whether its time is over. */
  function held(director: Director, speed = 1) {
    const found = { over: false };
    void director.hold(line(), speed).then(() => (found.over = true));
    return found;
  }

  it.each([
    [1, 700],
    [2, 350],
  ])("gives a line its time, at speed %d", async (speed, time) => {
    const told = held(new Director(), speed);

    await vi.advanceTimersByTimeAsync(time - 1);
    expect(told.over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.over).toBe(true);
  });

  it("is skipped until something new begins, and leaves no timer behind", async () => {
    const director = new Director();
    const first = held(director);

    director.skip();
    const second = held(director);
    await vi.advanceTimersByTimeAsync(0);
    expect([first.over, second.over, director.skipping]).toEqual([true, true, true]);
    expect(vi.getTimerCount()).toBe(0);

    director.begin();
    expect(held(director).over).toBe(false);
    expect(vi.getTimerCount()).toBe(1);
  });

  it("does not take a touch for a skip while nothing is told", () => {
    const director = new Director();

    director.skip();

    expect(director.skipping).toBe(false);
  });

  it("holds nothing where nothing may be played", async () => {
    const told = held(new Director(), 0);

    await vi.advanceTimersByTimeAsync(0);

    expect(told.over).toBe(true);
  });

  it.each([
    ["it has been counted", (done: () => void) => done(), 0],
    ["nobody looks, and pictures stand still", () => undefined, 4000],
  ])("waits for a count until %s", async (_, begin, time) => {
    let done = () => undefined as void;
    const found = { over: false };
    const counted = new Promise<void>((resolve) => (done = resolve));
    void new Director().count(counted, 1).then(() => (found.over = true));

    await vi.advanceTimersByTimeAsync(Math.max(0, time - 1));
    expect(found.over).toBe(false);
    begin(done);
    await vi.advanceTimersByTimeAsync(1);
    expect(found.over).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
