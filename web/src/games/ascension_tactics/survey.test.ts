import { describe, expect, it } from "vitest";
import { speaking } from "../../lib/testing/words";
import { stepsBetween } from "./field";
import { around, places, troops } from "./survey";
import type { CellView, FigureView, TacticsContext } from "./types";

const figure = (id: string, seat: number, cell: string) =>
  ({ id, champion: id, seat, cell }) as FigureView;
const land = (id: string, terrain: string) =>
  ({
    ...{ id, terrain, portal: [], beacon: null, controller: null, treasure: false },
    ...{ glory: 0, influence: [] },
  }) as unknown as CellView;

const figures = [
  figure("tyranyx", 0, "G3"),
  figure("prime", 1, "G5"),
  figure("rut", 1, "I5"),
  figure("thane", 0, ""),
];
const view = {
  players: [{ seat: 0 }, { seat: 1 }],
  figures,
  cells: [land("D4", "shrine"), land("G4", "forest"), land("A1", "")],
  villains: null,
};
const context = { view, components: {}, you: 1, seats: [] } as unknown as TacticsContext;

describe("the battlefield in words", () => {
  speaking("ascension_tactics", "en");

  it("lists who stands on it, one's own champions first", () => {
    expect(
      troops(context).map(({ seat, figures }) => [seat, ...figures.map(({ id }) => id)]),
    ).toEqual([
      [1, "prime", "rut"],
      [0, "tyranyx"],
    ]);
  });

  it("lists the cells that are more than plain ground", () => {
    expect(places(context)).toEqual(["D4: Shrine.", "G4: Forest."]);
  });

  it("says what lies around a champion in which direction and how far, nearest first", () => {
    expect(around(figures[1]!, context)).toEqual([
      "2 cells to the north: Tyranyx (Dawn), G3",
      "2 cells to the east: Rūt (Ember), I5",
      "3 cells to the west: D4: Shrine",
    ]);
  });

  it("counts steps as champions walk", () => {
    expect(stepsBetween("G5", "G5")).toBe(0);
    expect(stepsBetween("G5", "H5")).toBe(1);
    expect(stepsBetween("G5", "H4")).toBe(1);
    expect(stepsBetween("G5", "H6")).toBe(2);
    expect(stepsBetween("A1", "M9")).toBe(14);
  });
});
