import { describe, expect, it } from "vitest";
import { sharing } from "./sharing";

const view = () => ({ round: 1, players: [{ vp: 1 }, { vp: 2 }], offer: ["crypt"], king: null });
type View = ReturnType<typeof view>;
const next = (changes: object, before = view()) =>
  sharing({ ...view(), ...changes }, before) as View;

describe("a view that follows another", () => {
  it("says what the new one says", () => {
    const changes = { round: 2, players: [{ vp: 1 }, { vp: 3 }, { vp: 0 }], offer: [], king: {} };
    expect(next(changes)).toEqual({ ...view(), ...changes });
    expect(sharing(view(), null)).toEqual(view());
    expect(sharing({ offer: ["crypt"] }, { offer: { 0: "crypt" } })).toEqual({ offer: ["crypt"] });
    expect(sharing({ offer: [] }, { offer: {} })).toEqual({ offer: [] });
  });

  it("keeps the parts that stayed the same", () => {
    const before = view();
    const after = next({ players: [{ vp: 1 }, { vp: 3 }] }, before);
    expect(after.offer).toBe(before.offer);
    expect(after.players).not.toBe(before.players);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]).not.toBe(before.players[1]);
  });

  it("is another one, even when nothing has changed", () => {
    const before = view();
    const after = next({}, before);
    expect(after).not.toBe(before);
    expect(after.players).toBe(before.players);
  });

  it("keeps no list that was longer, and no record that had more", () => {
    const before = { list: [1, 2], record: { a: 1, b: 2 } };
    expect(sharing({ list: [1], record: { a: 1 } }, before)).toEqual({
      list: [1],
      record: { a: 1 },
    });
    expect(sharing({ record: { a: 1, c: undefined } }, before)).toEqual({
      record: { a: 1, c: undefined },
    });
  });
});
