import { describe, expect, it } from "vitest";
import { remembered } from "./remembered";

describe("what is remembered of the drafts", () => {
  it("knows whose a card is where nobody else can have it", () => {
    const { sure, passed } = remembered({
      groups: [
        { cards: ["ogre-1"], seats: [3] },
        { cards: ["cook-1", "golem-2"], seats: [1, 1] },
        { cards: ["monkey-1"], seats: [1] },
      ],
      unseen: [],
    });

    expect(sure).toEqual([
      { seat: 1, cards: ["cook-1", "golem-2", "monkey-1"] },
      { seat: 3, cards: ["ogre-1"] },
    ]);
    expect(passed).toEqual([]);
  });

  it("counts what is still passed on", () => {
    const { sure, passed } = remembered({
      groups: [
        { cards: ["cook-1", "rogue-2", "golem-2"], seats: [1] },
        { cards: ["kraken-1"], seats: [] },
        { cards: ["miner-2", "archer-1"], seats: [3, 2] },
      ],
      unseen: [],
    });

    expect(sure).toEqual([]);
    expect(passed.map(({ going }) => going)).toEqual([2, 1, 0]);
  });

  it("counts unseen cards of one design together", () => {
    const { unseen } = remembered({ groups: [], unseen: ["farmer-1", "farmer-3", "ogre-1"] });

    expect(unseen).toEqual([
      { card: "farmer-1", number: 2 },
      { card: "ogre-1", number: 1 },
    ]);
  });
});
