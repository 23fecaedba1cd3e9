import { describe, expect, it, vi } from "vitest";
import { MatchModel } from "./match.svelte";
import { FakeLine } from "./testing/line";
import type { Push } from "./wire";

vi.mock("./api", () => ({
  api: { match: async () => ({ id: "m", game: "toy" }), components: async () => ({}) },
}));

const ask = (number: number) => ({
  seat: 0,
  number,
  prompt: "walk",
  about: {},
  codes: ["wait", "card:1"],
  odds: [],
  first: true,
  final: [],
});

const push = (choices: number, asked: number | null): Push =>
  ({
    type: "push",
    match: "m",
    seq: choices,
    choices,
    you: 0,
    curtain: null,
    view: {},
    ask: asked === null ? null : ask(asked),
    awaited: asked === null ? [1] : [0, 1],
    since: 0,
    story: [],
    moments: [],
    chat: [],
    seats: [],
    mine: [0],
    undo: { can: [], asked: null, waiting: [] },
    end: { asked: null, waiting: [], given_up: [] },
    clocks: [],
    result: null,
    goes_on: false,
    luck: { hash: "", seed: null, salt: null },
    frozen: null,
  }) as Push;

async function seated() {
  const line = new FakeLine();
  const match = new MatchModel("m", () => line);
  await match.open();
  line.opens();
  line.hears({ type: "welcome", match: { id: "m" }, me: null });
  const refused = (reason: string) =>
    line.hears({ type: "refused", key: line.said.at(-1)!.key, reason, message: "no" });
  return { line, match, refused };
}

describe("a question of which the first answer counts", () => {
  it("disappears without an error when somebody else was faster", async () => {
    const { line, match, refused } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.choose("wait");
    expect(line.said.at(-1)).toMatchObject({ type: "choose", number: 1, code: "wait" });
    refused("stale");
    line.hears(push(1, null));
    await vi.waitFor(() => expect(match.table.ask).toBeNull());
    expect(match.refused).toBeNull();
    expect(match.answered).toBeNull();
  });

  it("can be answered when it is put again under its old number", async () => {
    const { line, match, refused } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.choose("wait");
    refused("stale");
    line.hears(push(0, 1));
    match.table.choose("card:1");
    expect(line.said.at(-1)).toMatchObject({ type: "choose", number: 1, code: "card:1" });
  });
});

describe("any other refusal", () => {
  it("is shown", async () => {
    const { line, match, refused } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.choose("wait");
    refused("unknown-code");
    expect(match.refused).toEqual({ reason: "unknown-code", message: "no" });
  });
});
