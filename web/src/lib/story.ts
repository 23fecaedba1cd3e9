import { seatIn, type Facts } from "./facts";
import type { StoryEvent } from "./wire";

/** A line of the story: its words, the ids of what it touched, and the first event that it tells. */
export interface Line {
  text: string;
  touched: string[];
  kind: string;
  seat: number | null;
  at: number;
}

/** Tells an event in a sentence, or nothing where it is too small to be told. */
export type Teller<C> = (facts: Facts, context: C) => string | null;

/** How events of a kind are told that may be one line with those that follow. */
export interface Joined<C> {
  /** Whether the next event belongs to the line of those before it. */
  joins(next: StoryEvent, before: readonly StoryEvent[]): boolean;
  tell(all: Facts[], context: C): string | null;
}

/** How a game tells what happens. */
export interface Story<C> {
  /** Each kind of event that occurs; null for what another event tells. */
  events: Record<string, Teller<C> | Joined<C> | null>;
  /** The kinds of events that matter more than others, and by how much longer they are shown. */
  weights?: Record<string, number>;
  /** Tells events of all other kinds. */
  others?(event: StoryEvent, context: C): string;
  /** The elements of the board that an event touches, by their ids. */
  touched(event: StoryEvent): string[];
  /** How many events at the start are left out, of those that `quiet` names. */
  quiet?: { kinds: readonly string[]; until(events: readonly StoryEvent[], context: C): number };
}

/** Joins events of one kind that agree in some facts. */
export const alike =
  (...same: string[]) =>
  (next: StoryEvent, [first]: readonly StoryEvent[]): boolean =>
    next.kind === first?.kind && same.every((key) => next.facts[key] === first.facts[key]);

/** Tell a whole story, a line for each event or for several that belong together. */
export function storyLines<C>(
  story: Story<C> | undefined,
  events: readonly StoryEvent[],
  context: C,
): Line[] {
  if (!story) return [];
  const lines: Line[] = [];
  const start = story.quiet?.until(events, context) ?? 0;
  for (let at = 0, next = 0; at < events.length; at = next) {
    const { kind, facts } = events[at]!;
    const teller = story.events[kind];
    next = at + 1;
    if (teller && typeof teller !== "function")
      while (next < events.length && teller.joins(events[next]!, events.slice(at, next))) next += 1;
    if (at < start && story.quiet?.kinds.includes(kind)) continue;
    const all = events.slice(at, next);
    const text = tellAll(story, all, context);
    if (text === null) continue;
    const touched = [...new Set(all.flatMap(story.touched))];
    lines.push({ text, touched, kind, seat: seatIn(facts) ?? seatIn(facts, "attacker"), at });
  }
  return lines;
}

/** Tell events that belong to one line. */
export function tellAll<C>(story: Story<C>, all: readonly StoryEvent[], context: C): string | null {
  const [first] = all;
  const teller = first && story.events[first.kind];
  if (first && teller === undefined) return story.others?.(first, context) ?? null;
  if (!first || !teller) return null;
  return typeof teller === "function"
    ? teller(first.facts, context)
    : teller.tell(
        all.map(({ facts }) => facts),
        context,
      );
}
