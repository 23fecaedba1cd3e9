import { describe, expect, it } from "vitest";
import { seatWords, withSeatNews } from "./seatNews";
import type { SeatLine } from "./wire";
import { words } from "./words.svelte";

const line = (at: number) => ({
  text: `event ${at}`,
  touched: [],
  kind: "move",
  seat: 0,
  at,
  until: at + 1,
});
const change = (seq: number, after: number, how: SeatLine["how"] = "claimed"): SeatLine => ({
  seq,
  after,
  seat: 1,
  how,
  name: "Ben",
  level: "easy",
});
const table = (you: number | null) => ({ you, name: (seat: number) => `Realm ${seat + 1}` });

describe("what happens to the seats", () => {
  it("stands in the story where it belongs, in its order", () => {
    const told = withSeatNews(
      [line(0), line(1), line(3)],
      [change(1, 0), change(2, 2), change(3, 2), change(4, 9)],
      ({ seq }) => `seat ${seq}`,
    );
    expect(told.map(({ text }) => text)).toEqual([
      "seat 1",
      "event 0",
      "event 1",
      "seat 2",
      "seat 3",
      "event 3",
      "seat 4",
    ]);
    expect(new Set(told.map(({ at }) => at)).size).toBe(told.length);
  });

  it("is told to others, and to whoever sits there", async () => {
    await words.use("en");
    expect(seatWords(change(1, 0), table(0))).toBe("Ben sits down (Realm 2).");
    expect(seatWords(change(1, 0), table(1))).toBe("You sit down (Realm 2).");
    expect(seatWords(change(1, 0, "bot"), table(0))).toBe(
      "A bot plays from now on: easy (Realm 2).",
    );
    expect(seatWords({ ...change(1, 0), name: "Guest" }, table(0))).toBe(
      "Guest 2 sits down (Realm 2).",
    );
  });
});
