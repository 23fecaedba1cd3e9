import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explained, Pointing } from "./pointing.svelte";

const LONG = 1000;
let pointing: Pointing;
let element: HTMLElement;

/** A finger does something with what can be explained. */
function finger(kind: string, isPrimary = true): void {
  element.dispatchEvent(Object.assign(new Event(kind), { pointerType: "touch", isPrimary }));
}

beforeEach(() => {
  vi.useFakeTimers();
  pointing = new Pointing();
  element = Object.assign(new EventTarget(), { matches: () => false }) as unknown as HTMLElement;
  explained(pointing, () => ({ label: "Altar" }))(element);
});
afterEach(() => vi.useRealTimers());

describe("a finger", () => {
  it("has something explained by a long press", () => {
    finger("pointerdown");
    vi.advanceTimersByTime(LONG);

    expect(pointing.thing?.says().label).toBe("Altar");
    finger("pointerleave");
    vi.advanceTimersByTime(LONG);
    expect(pointing.thing).not.toBeNull();
  });

  it("that moves the map has nothing explained", () => {
    finger("pointerdown");
    finger("pointerleave");
    vi.advanceTimersByTime(LONG);

    expect(pointing.thing).toBeNull();
  });

  it("that is one of two has nothing explained", () => {
    finger("pointerdown");
    finger("pointerdown", false);
    vi.advanceTimersByTime(LONG);

    expect(pointing.thing).toBeNull();
  });
});
