import { describe, expect, it } from "vitest";
import { speaking } from "../../lib/testing/words";
import { aimWords } from "./labels";
import type { Blow, End, Outreach, TacticsContext } from "./types";

const figure = (id: string, seat: number) => ({ id, champion: id, seat, cell: "G5" });
const view = {
  players: [{ seat: 0 }, { seat: 1 }],
  figures: [figure("gloomfang-wyrm", 0), figure("rut", 1), figure("prime", 1)],
  villains: null,
};
const context = { view, components: {}, you: 0, seats: [] } as unknown as TacticsContext;
const blow = (target: string, more: Partial<Blow> = {}): Blow =>
  ({ target, damage: 4, needed: 0, back: 0, falls: false, ...more }) as Blow;
const end = {
  ...{ cell: "G6", start: "G5", way: ["G6"], cost: 2, hurt: 0, falls: false, lit: [] },
  ...{ treasure: true, blows: [blow("rut", { needed: 1 }), blow("prime", { back: 3 })] },
} as unknown as End;
const outreach = (area: boolean) =>
  ({ figure: "gloomfang-wyrm", attacks: 1, area, ends: [end] }) as unknown as Outreach;

describe("an order that is aimed, in words", () => {
  speaking("ascension_tactics", "en");

  it("says what the way costs and brings, and what the attack would do", () => {
    expect(aimWords(outreach(false), { end, target: "prime" }, context)).toBe(
      "Gloomfang Wyrm goes to G6: 2 points, takes the treasure. " +
        "Attack on P.R.I.M.E.: 4 damage, 3 damage back.",
    );
  });

  it("names all whom an attack on an area would hit", () => {
    expect(aimWords(outreach(true), { end, target: "prime" }, context)).toContain(
      "Attack on all enemies in reach: Rūt (4 damage, defeats it), P.R.I.M.E. (4 damage, 3 damage back).",
    );
  });

  it("says nothing of an attack where none is aimed", () => {
    expect(aimWords(outreach(true), { end, target: null }, context)).not.toContain("Attack");
  });
});
