import { describe, expect, it } from "vitest";
import { changesOf } from "./land";

const change = (kind: string, facts: Record<string, unknown>) =>
  changesOf({ kind, facts }).map(({ cell, before, after }) => [
    cell,
    before.terrain,
    after.terrain,
    after.seat,
  ]);

describe("the land changes", () => {
  it("where a forest grows, a barrier breaks, a portal opens or closes", () => {
    expect(change("forest", { cell: "G4" })).toEqual([["G4", "", "forest", null]]);
    expect(change("barrier.broken", { cells: ["A1", "A2"] })).toEqual([
      ["A1", "barrier", "", null],
      ["A2", "barrier", "", null],
    ]);
    expect(change("portal", { cell: "C5", seat: 1 })).toEqual([["C5", "off", "portal", 1]]);
    expect(change("portal.closed", { cell: "C5" })).toEqual([["C5", "portal", "off", null]]);
  });

  it("where somebody lights a beacon or puts a token", () => {
    expect(change("beacon", { cell: "D4", seat: 0 })).toEqual([["D4", "beacon", "beacon", 0]]);
    const [made] = changesOf({ kind: "token", facts: { cell: "D4", seat: 0, token: "turret" } });
    expect(made!.after).toEqual({ terrain: "", seat: 0, token: "turret" });
  });

  it("by nothing else", () => {
    expect(change("move", { figure: "rut", way: ["G4"], cell: "G4" })).toEqual([]);
  });
});
