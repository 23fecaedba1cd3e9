import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepTold, toldIn } from "./guide";

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
