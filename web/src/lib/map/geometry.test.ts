import { describe, expect, it } from "vitest";
import {
  bearing,
  boxOf,
  clipOf,
  hexagon,
  nearest,
  nextPlace,
  pace,
  rectangle,
  standing,
  wayBetween,
  type Direction,
} from "./geometry";

const at = (id: string, x: number, y: number) => ({ id, centre: { x, y } });

describe("a hexagon", () => {
  it("stands on a corner, or lies on a side", () => {
    const top = (flat: boolean) =>
      hexagon({ x: 0, y: 0 }, 10, { flat }).filter(({ y }) => y < -8).length;

    expect([top(false), top(true)]).toEqual([1, 2]);
  });
});

describe("outlines", () => {
  it("are as large as they should be", () => {
    expect(boxOf(rectangle({ x: 5, y: 5 }, { width: 4, height: 2 }))).toEqual({
      x: 3,
      y: 4,
      width: 4,
      height: 2,
    });
    const { width, height } = boxOf(hexagon({ x: 0, y: 0 }, 10));
    expect(height).toBeCloseTo(20);
    expect(width).toBeCloseTo(10 * Math.sqrt(3));
  });

  it("leave the corners of their box to the neighbours", () => {
    expect(clipOf(rectangle({ x: 7, y: 9 }, { width: 2, height: 2 }))).toBe(
      "polygon(0.00% 0.00%, 100.00% 0.00%, 100.00% 100.00%, 0.00% 100.00%)",
    );
    expect(
      clipOf(hexagon({ x: 0, y: 0 }, 10)).startsWith("polygon(50.00% 0.00%, 100.00% 25.00%"),
    ).toBe(true);
  });
});

describe("going by arrows", () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => at(`${col}${row}`, col, row)));
  const from = (x: number, y: number, direction: Direction, places = grid) =>
    nextPlace({ x, y }, places, direction)?.id ?? null;

  it("leads to the neighbour in each direction", () => {
    const all = (["left", "right", "up", "down"] as const).map((each) => from(1, 1, each));
    expect(all).toEqual(["01", "21", "10", "12"]);
  });

  it("ends at the edge", () => {
    expect(from(0, 0, "left")).toBeNull();
    expect(from(0, 0, "up")).toBeNull();
  });

  it("goes over gaps, rather ahead than aside", () => {
    const places = [at("far", 5, 0), at("aside", 1, 3), at("behind", -1, 0)];
    expect(from(0, 0, "right", places)).toBe("far");
    expect(from(0, 0, "down", places)).toBe("aside");
  });

  it("reaches every place of a field of hexes", () => {
    const hexes = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((col) => at(`${col}/${row}`, col + (row % 2) / 2, row * 0.87)),
    );
    const reached = new Set(["0/0"]);
    for (const id of reached) {
      const { centre } = hexes.find((each) => each.id === id)!;
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = nextPlace(centre, hexes, direction);
        if (next) reached.add(next.id);
      }
    }
    expect(reached.size).toBe(hexes.length);
  });

  it("leaves out no row of hexes, though the one after it lies straight ahead", () => {
    const rows = [at("near", 0.5, -0.87), at("far", 0, -1.73)];
    expect(from(0, 0, "up", rows)).toBe("near");
  });

  it("begins with the place nearest to where one looks", () => {
    expect(nearest({ x: 1.9, y: 0.2 }, grid)?.id).toBe("20");
    expect(nearest({ x: 0, y: 0 }, [])).toBeNull();
  });
});

describe("ways", () => {
  const links = { a: ["b", "d"], b: ["a", "c"], c: ["b"], d: ["a", "e"], e: ["d"], f: [] };

  it("are shortest, with both ends", () => {
    expect(wayBetween(links, "c", "e")).toEqual(["c", "b", "a", "d", "e"]);
    expect(wayBetween(links, "a", "a")).toEqual(["a"]);
  });

  it("go straight where links lead nowhere", () => {
    expect(wayBetween(links, "a", "f")).toEqual(["a", "f"]);
    expect(wayBetween({}, "x", "y")).toEqual(["x", "y"]);
  });

  it("are gone at an even pace", () => {
    const way = [0, 3, 4].map((x) => ({ x, y: 0 }));
    expect(pace(way)).toEqual([0, 0.75, 1]);
    expect(pace([way[0]!, way[0]!])).toEqual([0, 1]);
  });
});

describe("figures", () => {
  const centres = new Map([
    ["a", { x: 10, y: 10 }],
    ["b", { x: 50, y: 10 }],
  ]);

  it("stand in the middle of a place of their own", () => {
    expect(standing([{ id: "one", place: "a" }], centres, 4).get("one")).toEqual({ x: 10, y: 10 });
  });

  it("stand around the middle of a place they share, and never on each other", () => {
    const ids = ["one", "two", "three", "four", "five"];
    const spots = standing(
      ids.map((id) => ({ id, place: "b" })),
      centres,
      4,
    );
    for (const id of ids) {
      const { x, y } = spots.get(id)!;
      expect(Math.hypot(x - 50, y - 10)).toBeCloseTo(4);
    }
    expect(
      new Set([...spots.values()].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size,
    ).toBe(5);
  });
});

describe("a bearing", () => {
  it("is read off a compass, with north at the top", () => {
    const from = { x: 10, y: 10 };
    const to = (x: number, y: number) => bearing(from, { x: 10 + x, y: 10 + y });
    expect([to(0, -5), to(5, -5), to(5, 0), to(5, 5)]).toEqual(["n", "ne", "e", "se"]);
    expect([to(0, 5), to(-5, 5), to(-5, 0), to(-5, -5)]).toEqual(["s", "sw", "w", "nw"]);
    expect(to(-5, 0.1)).toBe("w");
    expect(to(-5, -0.1)).toBe("w");
  });
});
