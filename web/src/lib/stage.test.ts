import { describe, expect, it } from "vitest";
import type { Context } from "./game";
import { openStage, type Stage } from "./stage";
import type { StoryEvent } from "./wire";

const CONTEXT: Context = { view: { war: false }, components: {}, you: null, seats: [] };
const AT_WAR: Context = { ...CONTEXT, view: { war: true } };
const happened = (...kinds: string[]): StoryEvent[] => kinds.map((kind) => ({ kind, facts: {} }));
const stage = (name: string, rules: Omit<Stage, "Scene">): Stage =>
  ({ Scene: name, ...rules }) as unknown as Stage;

const CORONATION = stage("coronation", { plays: ({ kind }) => kind === "crowned" });
const WAR = stage("war", {
  plays: ({ kind }) => ["army", "blow", "crowned"].includes(kind),
  opens: ({ kind }) => kind === "army",
  stands: ({ view }) => (view as { war: boolean }).war,
  follows: ({ kind }) => ["loot", "flight"].includes(kind),
  closes: ({ kind }) => kind === "flight",
});
const STAGES = [CORONATION, WAR];

/** What is on stage when the last of these events is being told. */
function telling(...kinds: string[]) {
  const story = happened(...kinds);
  const open = openStage(STAGES, story, story.at(-1) ?? null, CONTEXT);
  return open && [open.stage.Scene, open.acts.map(({ kind }) => kind).join(" ")];
}

describe("a stage", () => {
  it("is open while events are told that belong to it", () => {
    expect(telling("rain", "army", "blow")).toEqual(["war", "army blow"]);
    expect(telling("army", "blow", "rain")).toBeNull();
  });

  it("does not mind what happens with an event and is not told", () => {
    const story = happened("army", "blow", "silence");
    const open = openStage(STAGES, story, story[1]!, CONTEXT);
    expect(open?.acts.map(({ kind }) => kind)).toEqual(["army", "blow"]);
  });

  it("begins anew with what opens it, and after anything else", () => {
    expect(telling("army", "blow", "army", "blow", "blow")).toEqual(["war", "army blow blow"]);
    expect(telling("army", "rain", "blow")).toEqual(["war", "blow"]);
  });

  it("gives way to one that stands before it in the list", () => {
    expect(telling("army", "blow", "crowned")).toEqual(["coronation", "crowned"]);
  });

  it("has what follows from it, and nothing of the kind from elsewhere", () => {
    expect(telling("army", "blow", "loot", "loot")).toEqual(["war", "army blow loot loot"]);
    expect(telling("army", "rain", "loot")).toBeNull();
    expect(telling("loot")).toBeNull();
  });

  it("is over with what closes it", () => {
    expect(telling("army", "blow", "flight")).toEqual(["war", "army blow flight"]);
    expect(telling("army", "blow", "flight", "loot")).toBeNull();
  });

  it("stands there also while somebody is asked, where the view says so", () => {
    expect(openStage(STAGES, happened("army"), null, AT_WAR)?.stage).toBe(WAR);
    expect(openStage(STAGES, happened("army"), null, CONTEXT)).toBeNull();
  });
});
