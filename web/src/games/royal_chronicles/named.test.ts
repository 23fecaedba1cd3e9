import { expect, it } from "vitest";
import { named } from "./options";
import type { RoyalContext } from "./types";

const kingdom = { front: [{ card: "knight-1" }], back: [{ card: "djinn-2" }, { card: "djinn-3" }] };
const context = {
  view: {
    players: [
      { seat: 0, kingdom: { front: [{ card: "djinn-1" }] } },
      { seat: 1, kingdom },
    ],
  },
} as unknown as RoyalContext;
const asked = (prompt: string) => named({ seat: 1, prompt, about: {}, codes: [] }, context);

it("lights the cards of one's own kingdom that ask", () => {
  expect(asked("djinn")).toEqual(["card-djinn-2", "card-djinn-3"]);
  expect(asked("build")).toEqual([]);
});
