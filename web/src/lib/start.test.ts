import { describe, expect, it } from "vitest";
import { forgiving, quickMatch, usualLevel } from "./start";
import { sensible } from "./settings.svelte";
import { luckHolds } from "./luck";
import { preferredLanguage } from "./words.svelte";

const game = {
  name: "toy",
  title: "Toy",
  rules: "1",
  view: "ToyView",
  modes: [
    { name: "solo", players: [1], options: [] },
    { name: "standard", players: [2, 3], options: [] },
  ],
};

describe("sensible beginnings", () => {
  it("seat a newcomer against one normal bot", () => {
    expect(quickMatch(game, ["random", "easy", "normal"])).toEqual({
      game: "toy",
      mode: "standard",
      options: {},
      public: false,
      seats: [
        { kind: "me", name: "", level: "" },
        { kind: "bot", name: "", level: "normal" },
      ],
      clock: null,
    });
  });

  it("let bots forgive whoever learns", () => {
    const levels = (bots: string[]) =>
      forgiving(quickMatch(game, bots), bots).seats.map(({ level }) => level);
    expect(levels(["random", "easy", "normal"])).toEqual(["", "easy"]);
    expect(levels(["a", "b", "c"])).toEqual(["", "b"]);
  });

  it("take the bot in the middle where none is called normal", () => {
    expect(usualLevel(["a", "b", "c"])).toBe("b");
    expect(usualLevel([])).toBe("");
  });

  it("ignore settings that no longer make sense", () => {
    const base = {
      language: "en" as const,
      sound: false,
      speed: 1,
      scale: 1,
      patterns: false,
      notify: false,
      taps: true,
      rounds: true,
    };
    expect(
      sensible({ language: "xx", speed: 17, sound: "yes", patterns: true, taps: 1 }, base),
    ).toEqual({
      ...base,
      patterns: true,
    });
  });

  it("speak the first language of the browser that we know", () => {
    expect(preferredLanguage(["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(preferredLanguage(["de"])).toBe("en");
  });
});

describe("luck", () => {
  it("holds when the seed of the end has the hash of the start", async () => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("salt:7"));
    const luck = { salt: "salt", seed: "7", hash: Buffer.from(digest).toString("hex") };
    expect(await luckHolds(luck)).toBe(true);
    expect(await luckHolds({ ...luck, seed: "8" })).toBe(false);
    expect(await luckHolds({ ...luck, seed: null })).toBe(null);
  });
});
