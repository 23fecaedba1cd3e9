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
  bundle: [],
});

const push = (choices: number, asked: number | null): Push =>
  ({
    type: "push",
    match: "m",
    status: "running",
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
    chosen: [],
    chat: [],
    changes: [],
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

describe("several questions that are answered at one go", () => {
  const paid = { codes: ["wait", "card:1", "wait"], forced: [], final: false };

  it("are sent at once, by the numbers that follow, and nothing is asked in between", async () => {
    const { line, match } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.pay(paid);
    expect(line.said.slice(-3).map(({ number, code }) => [number, code])).toEqual([
      [1, "wait"],
      [2, "card:1"],
      [3, "wait"],
    ]);
    line.hears(push(1, 2));
    await vi.waitFor(() => expect(match.choices).toBe(1));
    expect(match.table.ask?.number).toBe(1);
    expect(match.answered).toBe(1);
    line.hears(push(3, 4));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(4));
    expect(match.answered).toBeNull();
  });

  it("are taken back at one go", async () => {
    const { line, match } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.pay(paid);
    const undone = () => line.said.filter(({ type }) => type === "undo").length;
    const undoable = (choices: number, asked: number) =>
      line.hears({ ...push(choices, asked), undo: { can: [0], asked: null, waiting: [] } });
    undoable(3, 4);
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(4));
    match.takeBack();
    expect(undone()).toBe(1);
    for (const [number, sent] of [
      [3, 2],
      [2, 3],
      [1, 3],
    ] as const) {
      undoable(number - 1, number);
      await vi.waitFor(() => expect(match.table.ask?.number).toBe(number));
      expect(undone()).toBe(sent);
    }
  });

  it("are gone when they were taken back: what is chosen then goes back alone", async () => {
    const { line, match } = await seated();
    const undoable = (number: number) =>
      line.hears({ ...push(number, number), undo: { can: [0], asked: null, waiting: [] } });
    const undone = () => line.said.filter(({ type }) => type === "undo").length;
    undoable(1);
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.pay({ ...paid, codes: ["wait", "wait"] });
    undoable(3);
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(3));
    match.takeBack();
    undoable(2);
    undoable(1);
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    for (const number of [2, 3]) {
      match.table.choose("wait");
      undoable(number);
      await vi.waitFor(() => expect(match.table.ask?.number).toBe(number));
    }
    match.takeBack();
    undoable(2);
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(2));
    expect(undone()).toBe(3);
  });

  it("leave the next one open where one of them is refused", async () => {
    const { line, match, refused } = await seated();
    line.hears(push(0, 1));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(1));
    match.table.pay(paid);
    line.hears(push(1, 2));
    await vi.waitFor(() => expect(match.choices).toBe(1));
    refused("unknown-code");
    expect(match.table.ask?.number).toBe(2);
    match.table.choose("card:1");
    expect(line.said.at(-1)).toMatchObject({ type: "choose", number: 2, code: "card:1" });
  });
});

describe("a push that cannot be told", () => {
  it("holds up none of those behind it, and says what failed", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { line, match } = await seated();
    const failed = new Error("no words for it");
    match.told = () => {
      match.told = () => undefined;
      throw failed;
    };
    line.hears(push(0, 1));
    line.hears(push(1, 2));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(2));
    line.hears(push(2, 3));
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(3));
    expect(complaints.mock.calls).toEqual([[failed]]);
    complaints.mockRestore();
  });
});

describe("while something is told", () => {
  it("what cannot be taken back after it is not offered", async () => {
    const { line, match } = await seated();
    line.hears({ ...push(0, 1), undo: { can: [0], asked: null, waiting: [] } });
    await vi.waitFor(() => expect(match.undoable).toBe(0));
    const offered: unknown[] = [];
    match.playing = () => true;
    match.stage = async () => void offered.push(match.undoable);
    const story = [{ kind: "revealed", seats: null, facts: {} }];
    line.hears({ ...push(1, 2), since: 1, story, moments: [] });
    await vi.waitFor(() => expect(match.table.ask?.number).toBe(2));
    expect(offered).toEqual([null]);
  });
});
