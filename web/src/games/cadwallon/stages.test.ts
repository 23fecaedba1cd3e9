import { describe, expect, it } from "vitest";
import { openStage } from "../../lib/stage";
import { STAGES } from "./stages";
import TaskScene from "./TaskScene.svelte";
import ThrowScene from "./ThrowScene.svelte";
import type { CityContext } from "./types";

const context = { view: { progress: [] } } as unknown as CityContext;
const STORY = [
  { kind: "chest.picked", facts: { figure: "leona", opened: true } },
  { kind: "score", facts: { seat: 0, points: 2, source: "purse" } },
  { kind: "score", facts: { seat: 0, points: 12, source: "mission" } },
  { kind: "mission", facts: { seat: 0, mission: "mi-09", next: "mi-01" } },
];

/** What is on stage while one of the events is told, and all up to `until` are. */
const opened = (telling: number, until: number) =>
  openStage(STAGES, STORY.slice(0, until), STORY[telling]!, context);

describe("stages", () => {
  it("show a purse where its chest was opened", () => {
    expect(opened(1, 2)?.stage.Scene).toBe(ThrowScene);
  });

  it("show what a mission pays with the mission", () => {
    const open = opened(2, 4);
    expect(open?.stage.Scene).toBe(TaskScene);
    expect(open?.acts).toEqual(STORY.slice(2));
  });
});
