import { describe, expect, it } from "vitest";
import { Bundle } from "./bundle";

const way = (codes: string, forced = "") => ({
  codes: codes.split(" "),
  forced: forced ? forced.split(" ") : [],
  final: false,
});

/** Two of: up to two bones and one gold, which is forced when bone has run out. */
const PAYMENT = new Bundle({
  codes: ["bone", "gold"],
  bundle: [way("bone bone"), way("gold", "bone")],
});

describe("a payment of several questions", () => {
  it("is whole when a way pays just that, in any order", () => {
    expect(PAYMENT.way({ bone: 2 })?.codes).toEqual(["bone", "bone"]);
    expect(PAYMENT.way({ bone: 1, gold: 1 })?.codes).toEqual(["gold"]);
    expect(PAYMENT.way({ bone: 1 })).toBeUndefined();
    expect(PAYMENT.way({})).toBeUndefined();
  });

  it("takes no more than some way does", () => {
    expect(PAYMENT.canAdd({ bone: 1 }, "bone")).toBe(true);
    expect(PAYMENT.canAdd({ bone: 2 }, "gold")).toBe(false);
    expect(PAYMENT.canAdd({ gold: 1 }, "gold")).toBe(false);
  });

  it("knows how much is to be paid", () => {
    expect([PAYMENT.least, PAYMENT.most]).toEqual([2, 2]);
  });

  it("is filled in where there is a single way", () => {
    const only = new Bundle({ codes: ["bone", "gold"], bundle: [way("gold", "bone bone")] });
    expect(only.start).toEqual({ gold: 1, bone: 2 });
    expect(PAYMENT.start).toEqual({});
  });

  it("does not count the word that ends it", () => {
    const optional = new Bundle({
      codes: ["gold:bone"],
      bundle: [way("gold:bone gold:bone"), way("gold:bone done")],
    });
    expect(optional.codes).toEqual(["gold:bone"]);
    expect([optional.least, optional.most]).toEqual([1, 2]);
    expect(optional.way({ "gold:bone": 1 })?.codes).toEqual(["gold:bone", "done"]);
  });
});
