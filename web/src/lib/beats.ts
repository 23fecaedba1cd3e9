import type { Context } from "./game";
import { storyLines, type Line, type Story, type Tally, type Telling } from "./story";
import type { Push, StoryEvent } from "./wire";

/** What happened up to a moment, with the board as it was then. */
export interface Scene {
  view: unknown;
  events: StoryEvent[];
}

/** One step of what is told: a line of the story, and the table as it was when that was told. */
export interface Beat {
  view: unknown;
  /** How many events of the push have been told by then. */
  told: number;
  /** Null where nothing is said, and the board alone changes. */
  telling: Telling | null;
  /** The numbers that change with it. */
  tallies: Tally[];
}

/** Cut a push into scenes: the moments that led to it, then what is now. */
export function scenesOf({ moments, story, view }: Push): Scene[] {
  const scenes: Scene[] = [];
  let from = 0;
  for (const moment of moments) {
    scenes.push({ view: moment.view, events: story.slice(from, moment.events) });
    from = moment.events;
  }
  return [...scenes, { view, events: story.slice(from) }];
}

/** Cut a push into beats, so that the board never shows what has not been told yet. */
export function beatsOf(push: Push, story: Story<Context> | undefined, context: Context): Beat[] {
  let from = 0;
  return scenesOf(push).flatMap((scene) => {
    const beats = beatsIn(scene, story, { ...context, view: scene.view });
    const moved = beats.map((beat) => ({ ...beat, told: from + beat.told }));
    from += scene.events.length;
    return moved;
  });
}

function beatsIn({ view, events }: Scene, story: Story<Context> | undefined, context: Context) {
  const tallies = (list: StoryEvent[]): Tally[] =>
    list.flatMap((event) => story?.counts?.(event) ?? []);
  const told = storyLines(story, events, context);
  const lines: readonly (Line | null)[] = told.length > 0 ? told : [null];
  let from = 0;
  return lines.map((line, at): Beat => {
    const until = at + 1 < lines.length && line ? line.until : events.length;
    const counted = tallies(events.slice(from, until));
    from = until;
    const telling = line && { line, event: events[line.at]! };
    const before = uncounted(view, tallies(events.slice(until)));
    return { view: before, told: until, telling, tallies: counted };
  });
}

/** A view as it was before some numbers changed. */
export function uncounted(view: unknown, tallies: readonly Tally[]): unknown {
  const players = (view as { players?: unknown } | null)?.players;
  if (tallies.length === 0 || !Array.isArray(players)) return view;
  return {
    ...(view as object),
    players: players.map((player: Record<string, unknown>) =>
      tallies.filter(({ seat }) => seat === player.seat).reduce(less, player),
    ),
  };
}

function less(player: Record<string, unknown>, { field, by }: Tally): Record<string, unknown> {
  const now = player[field];
  return typeof now === "number" ? { ...player, [field]: now - by } : player;
}
