import { beforeEach, describe, expect, it } from "vitest";
import { TableModel } from "../../lib/table.svelte";
import type { Ask } from "../../lib/wire";
import { bestEnds, orderedBy, plan, type Aim } from "./plan.svelte";
import type { End, Outreach, TacticsRows, TacticsView } from "./types";

const end = (cell: string, more: Partial<End> = {}): End => ({
  cell,
  start: "C5",
  cost: 1,
  way: [cell],
  code: "way:clear",
  hurt: 0,
  falls: false,
  lit: [],
  treasure: false,
  blows: [],
  ...more,
});
const blow = (target: string, falls = false) => ({ target, damage: 4, needed: 1, back: 0, falls });

let table: TableModel<TacticsView, TacticsRows>;
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

function begin(aim: Aim): void {
  ask("turn", "order:prime", "end");
  plan.carryOut(table, "prime", aim);
}

beforeEach(() => {
  table = new TableModel<TacticsView, TacticsRows>();
  sent = [];
  table.send = (code) => sent.push(code!);
});

describe("a cell in one gesture", () => {
  it("is answered after its column, and only then", () => {
    ask("forest", "column:E", "column:F");
    plan.mean(table, "E5");
    expect(ask("forest", "cell:E4", "cell:E5")).toBe("cell:E5");
    expect(ask("forest", "cell:E4", "cell:E5")).toBeUndefined();
  });

  it("is asked for where it is not to be had, or where one picked something else", () => {
    ask("forest", "column:E");
    plan.mean(table, "E3");
    expect(ask("forest", "cell:E4", "cell:E5")).toBeUndefined();
    ask("turn", "order:prime");
    plan.mean(table, "E5");
    expect(ask("order.portal", "cell:E5", "cell:K5")).toBeUndefined();
  });
});

describe("an order in one gesture", () => {
  it("enters, goes and hits, one question after the other", () => {
    begin({ end: end("E5"), target: "tyranyx" });

    expect(sent).toEqual(["order:prime"]);
    expect(ask("order.portal", "cell:C5", "cell:K5")).toBe("cell:C5");
    expect(ask("order.act", "column:D", "column:E", "done")).toBe("column:E");
    expect(ask("order.act", "to:E5", "to:E6", "done")).toBe("to:E5");
    expect(ask("order.way", "way:clear", "way:E6")).toBe("way:clear");
    expect(ask("order.act", "hit:tyranyx", "hit:rut", "done")).toBe("hit:tyranyx");
    expect(ask("turn", "order:prime", "end")).toBeUndefined();
  });

  it("waits while somebody may use a treasure, and goes on after a pass", () => {
    begin({ end: end("E5"), target: null });

    expect(ask("treasure", "pass", "quiet")).toBeUndefined();
    expect(ask("order.act", "to:E5", "done")).toBe("to:E5");
  });

  it("strikes nobody after a surprise", () => {
    begin({ end: end("E5"), target: "tyranyx" });
    expect(ask("order.act", "to:E5", "done")).toBe("to:E5");
    table.story = [{ kind: "treasure.used", facts: {} }];

    expect(ask("order.act", "hit:tyranyx", "done")).toBeUndefined();
    table.story = [];
    expect(ask("order.act", "hit:tyranyx", "done")).toBeUndefined();
  });

  it("ends where its next step is no option", () => {
    begin({ end: end("E5"), target: null });

    expect(ask("order.act", "to:E6", "done")).toBeUndefined();
    expect(ask("order.act", "to:E5", "done")).toBeUndefined();
  });
});

describe("playing all cards", () => {
  it("plays one after the other, and none is forgotten", () => {
    ask("turn", "play:militia", "play:mystic", "end");
    plan.play(table, ["militia", "mystic", "mystic"]);

    expect(ask("turn", "play:mystic", "end")).toBe("play:mystic");
    expect(ask("turn", "play:mystic", "end")).toBe("play:mystic");
    expect(sent).toEqual(["play:militia", "play:mystic", "play:mystic"]);
  });

  it("stops when a card asks something", () => {
    ask("turn", "play:militia", "play:mystic", "end");
    plan.play(table, ["militia", "mystic"]);

    expect(ask("damage", "champion:rut")).toBeUndefined();
    expect(ask("turn", "play:mystic", "end")).toBeUndefined();
  });
});

describe("whom to hit from where", () => {
  const ahead = (...ends: End[]) => ({ ends }) as Outreach;

  it("is decided by what hurts, then by how far it is", () => {
    const near = end("D5", { cost: 1, blows: [blow("rut", true)] });
    const hurting = end("E5", { cost: 1, hurt: 5, blows: [blow("rut")] });
    const far = end("F5", { cost: 3, blows: [blow("rut")] });

    expect(bestEnds(ahead(near, hurting, far)).get("rut")).toBe(far);
    expect(bestEnds(ahead(near, hurting)).get("rut")).toBe(hurting);
    expect(bestEnds(ahead(near)).get("prime")).toBeUndefined();
  });

  it("is asked for the champion of an order alone", () => {
    expect(["order:prime", "free:rut", "play:mystic", null].map(orderedBy)).toEqual([
      "prime",
      "rut",
      null,
      null,
    ]);
  });
});
