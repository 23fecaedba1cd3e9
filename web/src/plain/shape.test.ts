import { describe, expect, it } from "vitest";
import { readable, title } from "../lib/readable";
import { say, shapesOf, tell, type Speech } from "./shape";

const speech: Speech = { seats: 2, name: (seat) => ["Left", "Right"][seat]!, yes: "yes" };
const shape = (view: Record<string, unknown>) => shapesOf(view, speech)[0];

describe("ids", () => {
  it("are read aloud", () => {
    expect(readable("known_hand")).toBe("known hand");
    expect(readable("battle.card")).toBe("battle card");
    expect(readable("card:bone-3")).toBe("card: bone-3");
    expect(readable("volcano/battle")).toBe("volcano / battle");
    expect(title("turn_order")).toBe("Turn order");
  });
});

describe("a plain board", () => {
  it("shows a single thing as a fact", () => {
    expect(shape({ embers: 0 })).toEqual({ kind: "fact", name: "Embers", text: "0" });
    expect(shape({ gate_open: true })).toEqual({ kind: "fact", name: "Gate open", text: "yes" });
  });

  it("leaves out what is empty and what is for programs", () => {
    const view = {
      a: null,
      b: "",
      c: [],
      d: {},
      e: false,
      seat: 0,
      progress: { chapter: "Round" },
    };
    expect(shapesOf(view, speech)).toEqual([]);
  });

  it("names seats", () => {
    expect(shape({ active: 1 })).toEqual({ kind: "fact", name: "Active", text: "Right" });
    expect(shape({ owner: -1 })).toEqual({ kind: "fact", name: "Owner", text: "–" });
    expect(shape({ order: [1, 0] })).toMatchObject({ items: ["Right", "Left"] });
    expect(shape({ embers: 1 })).toMatchObject({ text: "1" });
  });

  it("gives each seat its score", () => {
    expect(shape({ scores: [3, 4] })).toMatchObject({ items: ["Left 3", "Right 4"] });
    expect(shape({ scores: [3, 4, 5] })).toMatchObject({ items: ["3", "4", "5"] });
  });

  it("makes a table of things of one kind", () => {
    const goods = [
      { id: "dark_bread", price: 2, sold: false },
      { id: "wine", price: 0, sold: true },
    ];
    expect(shape({ goods })).toEqual({
      kind: "table",
      name: "Goods",
      heads: ["Price", "Sold"],
      rows: [
        { head: "Dark bread", cells: ["2", ""] },
        { head: "Wine", cells: ["0", "yes"] },
      ],
    });
  });

  it("gives as many nameless things as seats to the seats", () => {
    const heads = (things: unknown[]) => {
      const part = shape({ things });
      return part?.kind === "table" ? part.rows.map(({ head }) => head) : [];
    };
    expect(heads([{ coins: 1 }, { coins: 2 }])).toEqual(["Left", "Right"]);
    expect(heads([{ coins: 1 }, { coins: 2 }, { coins: 3 }])).toEqual(["1", "2", "3"]);
  });

  it("lists things that have nothing but a name", () => {
    expect(shape({ cards: [{ id: "a" }, { id: "b" }] })).toMatchObject({
      kind: "items",
      items: ["A", "B"],
    });
  });

  it("makes a table of a mapping of things", () => {
    expect(shape({ fields: { north: { grain: 1 }, south: { grain: 2 } } })).toMatchObject({
      kind: "table",
      rows: [
        { head: "North", cells: ["1"] },
        { head: "South", cells: ["2"] },
      ],
    });
  });

  it("puts what has parts of several kinds into a group", () => {
    const part = shape({ market: { open: true, goods: ["bread"] } });
    expect(part).toMatchObject({ kind: "group", parts: [{ kind: "fact" }, { kind: "items" }] });
  });

  it("says anything in one line", () => {
    expect(say("x", { cost: 2, free: true, none: null, of: ["a_b", "c"] }, speech)).toBe(
      "cost 2, free, of a b, c",
    );
    expect(say("x", [[1, 2], [3]], speech)).toBe("1, 2; 3");
    expect(
      say(
        "x",
        [
          ["wood", 3],
          ["gold", 0],
        ],
        speech,
      ),
    ).toBe("wood 3, gold 0");
  });
});

describe("a plain story", () => {
  it("tells who did what", () => {
    expect(tell("scored", { seat: 1, points: 2 }, speech)).toBe("Right: scored · points 2");
    expect(tell("fire.out", { embers: 0, note: "" }, speech)).toBe("Fire out · embers 0");
  });
});
