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
  /** Whether it begins anew with an event. */
  opens?(event: StoryEvent): boolean;
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
  const stage =
    stages.find((each) => telling !== null && each.plays(telling, context)) ??
    stages.find((each) => each.stands?.(context));
  return stage ? { stage, acts: actsOn(stage, story, context) } : null;
}

/** List what was told on a stage since it opened; what nobody tells comes after it. */
function actsOn(stage: Stage, story: readonly StoryEvent[], context: Context): StoryEvent[] {
  const until = story.findLastIndex((event) => stage.plays(event, context)) + 1;
  let from = until;
  while (from > 0 && stage.plays(story[from - 1]!, context)) {
    from -= 1;
    if (stage.opens?.(story[from]!)) break;
  }
  return story.slice(from, until);
}
