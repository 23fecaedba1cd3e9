import { describe, expect, it } from "vitest";
import { rankedSides } from "./result";
import type { SeatInfo } from "./wire";
import { LANGUAGES, t, words } from "./words.svelte";

const seats = (...sides: number[]) => sides.map((side, seat) => ({ seat, side }) as SeatInfo);

describe("the ranking of sides", () => {
  it("puts winners first, then the highest scores", () => {
    const result = { scores: [5, 9, 7], winners: [0], reason: "race" };

    expect(rankedSides(seats(0, 1, 2), result)).toEqual([[0], [1], [2]]);
  });

  it("keeps partners together, the better one first", () => {
    const result = { scores: [1, 9, 5, 2], winners: [0, 2], reason: "fire" };

    expect(rankedSides(seats(0, 1, 0, 1), result)).toEqual([
      [2, 0],
      [1, 3],
    ]);
  });
});

describe("the margin", () => {
  it.each(LANGUAGES)(
    "stands beside names, which may need an article or be plural: %s",
    async (language) => {
      await words.use(language);
      for (const you of ["who", "rival", "none"]) {
        const said = t("decided-margin", { you, who: "WINNERS", other: "SECOND", points: "3" });
        expect(said).not.toMatch(/[^:.] SECOND|\S WINNERS|WINNERS(?!:)/);
      }
    },
  );
});
