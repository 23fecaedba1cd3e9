import { describe, expect, it } from "vitest";
import { outOfSight, viewToSee } from "./views";

const [BOARD, HAND] = [0, 1];

describe("the view of a phone that is seen while something can be chosen", () => {
  it("is the one with the most options", () => {
    expect(viewToSee([0, 5, 0, 0], 0, BOARD)).toBe(HAND);
    expect(viewToSee([1, 5, 0, 0], 0, BOARD)).toBe(HAND);
  });

  it("stays where enough can be chosen, also of what stands beside the question", () => {
    expect(viewToSee([2, 5, 0, 0], 0, BOARD)).toBe(BOARD);
    expect(viewToSee([1, 5, 0, 0], 1, BOARD)).toBe(BOARD);
  });
});

describe("a view without an option of its own", () => {
  it("is left, whatever can be chosen beside the question", () => {
    expect(viewToSee([2, 0, 0, 0], 1, HAND)).toBe(BOARD);
  });
});

describe("options of a view", () => {
  const view = { top: 100, bottom: 600 };

  it("are out of sight while each is above or below, if only in part", () => {
    expect(outOfSight(view, [{ top: 610, bottom: 700 }])).toBe(true);
    expect(
      outOfSight(view, [
        { top: 580, bottom: 620 },
        { top: 50, bottom: 110 },
      ]),
    ).toBe(true);
  });

  it("are in sight if one of them is seen as a whole", () => {
    const below = { top: 610, bottom: 700 };
    expect(outOfSight(view, [below, { top: 500, bottom: 600 }])).toBe(false);
  });

  it("are not looked for where there are none", () => {
    expect(outOfSight(view, [])).toBe(false);
  });
});
