import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "./story";
import type { SeatInfo } from "./wire";
import { deedsOf, Telling } from "./telling.svelte";

const line = (at: number): Line => ({ text: `deed ${at}`, touched: [], kind: "", seat: null, at });
const seat = (seat: number, kind: SeatInfo["kind"]): SeatInfo =>
  ({ seat, kind, role: "", name: "", level: "", online: true, yours: false }) as SeatInfo;
const done = (by: number) => ({ kind: "placed", facts: { seat: by } });

describe("what automatic opponents did", () => {
  it("is told from their first deed on", () => {
    const seats = [seat(0, "person"), seat(1, "automa")];

    const told = deedsOf([done(0), done(1), done(1)], [line(0), line(1), line(2)], seats);

    expect(told.map(({ at }) => at)).toEqual([1, 2]);
  });

  it("is nothing where people and bots alone have acted", () => {
    const seats = [seat(0, "person"), seat(1, "bot"), seat(2, "automa")];

    expect(deedsOf([done(0), done(1)], [line(0), line(1)], seats)).toEqual([]);
  });
});

describe("telling", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on by itself and ends", () => {
    const telling = new Telling();
    const shown: number[] = [];

    telling.tell([line(0), line(1)], 1, ({ at }) => shown.push(at));
    expect(telling.line?.at).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(telling.line?.at).toBe(1);
    vi.advanceTimersByTime(1000);

    expect(telling.line).toBeNull();
    expect(shown).toEqual([0, 1]);
  });

  it("follows the speed", () => {
    const telling = new Telling();

    telling.tell([line(0), line(1)], 2, () => undefined);
    vi.advanceTimersByTime(460);

    expect(telling.line?.at).toBe(1);
  });

  it("is skipped, and never begins where nothing may move", () => {
    const telling = new Telling();
    telling.tell([line(0), line(1)], 1, () => undefined);

    telling.skip();
    vi.advanceTimersByTime(5000);
    expect(telling.line).toBeNull();

    telling.tell([line(0), line(1)], 0, () => undefined);
    expect(telling.line).toBeNull();
  });
});
