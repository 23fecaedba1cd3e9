import { beforeEach, describe, expect, it } from "vitest";
import { TableModel } from "../../lib/table.svelte";
import type { Ask } from "../../lib/wire";
import { activatedBy, plan } from "./plan.svelte";
import type { CityRows, CityView, End, Outreach } from "./types";

const end = (place: string, more: Partial<End> = {}): End => ({
  place,
  code: place,
  cost: 2,
  way: [place],
  by: "",
  actions: 1,
  token: false,
  chests: [],
  meets: [],
  victim: "",
  chance: 0,
  ...more,
});

let table: TableModel<CityView, CityRows>;
let sent: string[];
let number = 0;

/** Ask something, and let the plan answer. */
function ask(prompt: string, ...codes: string[]): string | undefined {
  const before = sent.length;
  number += 1;
  table.ask = { seat: 0, number, prompt, about: {}, codes } as unknown as Ask;
  plan.goOn(table);
  plan.goOn(table); // the same question a second time is not answered again
  expect(sent.length).toBeLessThanOrEqual(before + 1);
  return sent[before];
}

function begin(aim: End): void {
  ask("turn", "maren", "iris", "end");
  plan.carryOut(table, "maren", aim);
}

beforeEach(() => {
  table = new TableModel<CityView, CityRows>();
  sent = [];
  table.send = (code) => sent.push(code!);
});

describe("a Move in one gesture", () => {
  it("activates, goes, and takes the way that was shown", () => {
    begin(end("C2", { by: "B1-C1-C2" }));

    expect(sent).toEqual(["maren"]);
    expect(ask("act", "C1", "C2", "done")).toBe("C2");
    expect(ask("way", "B1-C1-C2", "A2-C2")).toBe("B1-C1-C2");
    expect(ask("act", "C1", "C2", "done")).toBeUndefined();
  });

  it("attacks whoever stands there", () => {
    begin(end("C2", { code: "attack:nyra", victim: "nyra" }));

    expect(ask("act", "C1", "attack:nyra", "done")).toBe("attack:nyra");
  });

  it("needs no activation where the character is active", () => {
    ask("act", "C1", "C2", "done");
    plan.carryOut(table, "maren", end("C1"));

    expect(sent).toEqual(["C1"]);
  });

  it("ends where its next step is no option, and with what was not foreseen", () => {
    begin(end("C2"));
    expect(ask("act", "C1", "done")).toBeUndefined();
    expect(ask("act", "C2", "done")).toBeUndefined();

    begin(end("C2"));
    expect(ask("react", "pass")).toBeUndefined();
    expect(ask("act", "C2", "done")).toBeUndefined();
  });
});

describe("the way out", () => {
  const way = (left: number) => ({ figure: "maren", spaces: 5, left, way: [] });

  it("is too long for whoever has fewer spaces left, and for nobody else", () => {
    plan.exits = new Map([["maren", way(4)]]);
    expect(plan.late("maren")).toBe(true);
    plan.exits = new Map([["maren", way(5)]]);
    expect(plan.late("maren")).toBe(false);
    expect(plan.late("iris")).toBe(false);
  });
});

describe("who is picked", () => {
  it("is a character by its code, and nothing else", () => {
    const view = { figures: [{ id: "maren" }] } as unknown as CityView;

    expect(["maren", "buy", "mission:mi-01", null].map((code) => activatedBy(code, view))).toEqual([
      "maren",
      null,
      null,
      null,
    ]);
  });
});

describe("an aim", () => {
  const reach = (...ends: End[]) => ({ figure: "maren", ends }) as unknown as Outreach;

  it("is forgotten where one has gone meanwhile, and cannot go again", () => {
    plan.aim = end("C2");
    plan.reachOut(reach(end("C1")));
    expect(plan.aim).toBeNull();
  });

  it("costs what it costs from where one stands now", () => {
    plan.aim = end("C2", { cost: 3 });
    plan.reachOut(reach(end("C1"), end("C2", { cost: 1 })));
    expect(plan.aim?.cost).toBe(1);
    plan.reachOut(null);
    expect([plan.aim, plan.outreach]).toEqual([null, null]);
  });
});
