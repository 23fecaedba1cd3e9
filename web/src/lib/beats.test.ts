import { describe, expect, it } from "vitest";
import { beatsOf, scenesOf, uncounted } from "./beats";
import type { Context } from "./game";
import { alike, type Story } from "./story";
import type { Push, StoryEvent } from "./wire";

const happened = (kind: string, facts: StoryEvent["facts"] = {}): StoryEvent => ({ kind, facts });
const scored = (seat: number, points: number) => happened("score", { seat, points });
const CONTEXT: Context = { view: null, components: {}, you: null, seats: [] };

const STORY: Story<Context> = {
  events: {
    score: ({ seat, points }) => `${String(seat)} scores ${String(points)}`,
    age: { joins: alike(), tell: (all) => `${all.length} grow old` },
    noise: null,
  },
  touched: () => [],
  counts: ({ kind, facts }) =>
    kind === "score" ? { seat: Number(facts.seat), field: "vp", by: Number(facts.points) } : null,
};

const pushed = (story: StoryEvent[], view: unknown, moments: Push["moments"] = []) =>
  ({ moments, story, view }) as unknown as Push;

describe("scenes", () => {
  it("end with what is now, and tell every event once", () => {
    const story = ["a", "b", "c", "d"].map((kind) => happened(kind));
    const moments = [
      { events: 1, view: "first" },
      { events: 3, view: "second" },
    ];

    const scenes = scenesOf(pushed(story, "now", moments));

    expect(scenes.map(({ view }) => view)).toEqual(["first", "second", "now"]);
    expect(scenes.map(({ events }) => events.map(({ kind }) => kind).join(""))).toEqual([
      "a",
      "bc",
      "d",
    ]);
  });
});

describe("beats", () => {
  const view = { round: 2, players: [0, 1].map((seat) => ({ seat, vp: 10, gold: 4 })) };
  const points = (seen: unknown) => (seen as typeof view).players.map(({ vp }) => vp);

  it("never show points before they are told", () => {
    const beats = beatsOf(pushed([scored(0, 3), scored(1, 2)], view), STORY, CONTEXT);

    expect(beats.map((beat) => [beat.telling?.line.text, points(beat.view)])).toEqual([
      ["0 scores 3", [10, 8]],
      ["1 scores 2", [10, 10]],
    ]);
    expect(beats.at(-1)!.view).toBe(view);
  });

  it("tell several events in one line, and what nobody tells with the line before", () => {
    const told = [happened("age"), happened("age"), happened("noise"), scored(1, 2)];

    const beats = beatsOf(pushed(told, view), STORY, CONTEXT);

    expect(beats.map(({ told, telling }) => [telling?.line.text, told])).toEqual([
      ["2 grow old", 2],
      ["1 scores 2", 4],
    ]);
  });

  it("count through all scenes of a push", () => {
    const early = { ...view, round: 1 };
    const moments = [{ events: 1, view: early }];

    const beats = beatsOf(pushed([scored(0, 1), happened("noise")], view, moments), STORY, CONTEXT);

    expect(beats.map(({ told, telling, view }) => [telling?.event.kind, told, view])).toEqual([
      ["score", 1, early],
      [undefined, 2, view],
    ]);
  });

  it("leave a view alone that has no such numbers", () => {
    expect(uncounted({ fires: 3 }, [{ seat: 0, field: "vp", by: 1 }])).toEqual({ fires: 3 });
    expect(uncounted(view, [{ seat: 0, field: "moons", by: 1 }])).toEqual(view);
  });
});
