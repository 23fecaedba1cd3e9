import type { Component } from "svelte";
import type { Context } from "./game";
import type { StoryEvent } from "./wire";

/**
 * A part of the story that is shown large, beside the board: a battle, a war, an income. A game
 * declares its stages; the shell opens them, keeps the place in sight that they are about, and
 * closes them.
 */
export interface Stage<C extends Context = Context> {
  /** Draws what was told on it; the last of these events is being told now. */
  Scene: Component<{ acts: readonly StoryEvent[] }>;
  /** Whether an event is told on it. */
  plays(event: StoryEvent, context: C): boolean;
  /** Whether an event is told on it where it follows from what was told there, and not elsewhere. */
  follows?(event: StoryEvent): boolean;
  /** Whether it begins anew with an event. */
  opens?(event: StoryEvent): boolean;
  /** Whether nothing follows from an event any more. */
  closes?(event: StoryEvent): boolean;
  /** Whether it stands there also while somebody is asked. */
  stands?(context: C): boolean;
  /** Whether it counts up to what an event tells: that is said in words only then. */
  counts?(event: StoryEvent): boolean;
  /** The element of the board that it is about, by its id; the last of the acts is told now. */
  place?(context: C, acts: readonly StoryEvent[]): string;
}

/** A stage that is open, and what has been told on it. */
export interface Open {
  stage: Stage;
  acts: readonly StoryEvent[];
}

/** Find the stage that is open, given what has been told so far; `telling` while it is being told. */
export function openStage(
  stages: readonly Stage[],
  story: readonly StoryEvent[],
  telling: StoryEvent | null,
  context: Context,
): Open | null {
  const at = telling === null ? -1 : story.lastIndexOf(telling);
  const stage =
    stages.find((each) => telling !== null && isTold(each, telling, story, at, context)) ??
    stages.find((each) => each.stands?.(context));
  return stage ? { stage, acts: actsOn(stage, story, context) } : null;
}

/** Whether an event, at its place in the story, is told on a stage. */
function isTold(
  stage: Stage,
  event: StoryEvent,
  story: readonly StoryEvent[],
  at: number,
  context: Context,
): boolean {
  if (stage.plays(event, context)) return true;
  if (!stage.follows?.(event)) return false;
  const before = story[at - 1];
  if (before === undefined || stage.closes?.(before)) return false;
  return isTold(stage, before, story, at - 1, context);
}

/** List what was told on a stage since it opened; what nobody tells comes after it. */
function actsOn(stage: Stage, story: readonly StoryEvent[], context: Context): StoryEvent[] {
  const told = (at: number) => isTold(stage, story[at]!, story, at, context);
  let until = story.length;
  while (until > 0 && !told(until - 1)) until -= 1;
  let from = until;
  while (from > 0 && told(from - 1)) {
    from -= 1;
    if (stage.opens?.(story[from]!)) break;
  }
  return story.slice(from, until);
}
