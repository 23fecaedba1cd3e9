import { seatIn, type Facts } from "./facts";
import type { StoryEvent } from "./wire";
import { t } from "./words.svelte";

/** Where a part of the match begins: a round, the last scoring, or a part of these such as a turn. */
export interface Heading {
  level: "round" | "end" | "part";
  /** The number of a round. */
  number?: number;
}

/** What an event is to a scene such as a battle: it leads to it, tells how it ended, or follows from it. */
export type SceneRole = "opens" | "tells" | "follows";

/** A line of the story: its words, the ids of what it touched, and the events that it tells. */
export interface Line {
  text: string;
  touched: string[];
  kind: string;
  seat: number | null;
  /** The first event that it tells, and the first one that it does not tell any more. */
  at: number;
  until: number;
  heading?: Heading | null;
  scene?: SceneRole | null;
  /** How often it happened in a row. */
  times?: number;
}

/** A line that is being told, and the first of its events. */
export interface Telling {
  line: Line;
  event: StoryEvent;
}

/** A number of a player that an event changes: a field of the view's `players`, and by how much. */
export interface Tally {
  seat: number;
  field: string;
  by: number;
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
  /** The number of a player that an event changes, where it does. */
  counts?(event: StoryEvent): Tally | null;
  /** Tells events of all other kinds. */
  others?(event: StoryEvent, context: C): string;
  /** The elements of the board that an event touches, by their ids. */
  touched(event: StoryEvent): string[];
  /** Where rounds and parts of them begin; `last` is the event of the heading before. */
  heading?(event: StoryEvent, context: C, last: StoryEvent | null): Heading | null;
  /** What an event is to a scene that is told in one line. */
  scene?(event: StoryEvent): SceneRole | null;
  /** Signs that stand for what is counted: icons by the message that counts it, with its `number`. */
  signs?: Record<string, string>;
  /** How many events at the start are left out, of those that `quiet` names. */
  quiet?: { kinds: readonly string[]; until(events: readonly StoryEvent[], context: C): number };
}

/** Joins events of one kind that agree in some facts. */
export const alike =
  (...same: string[]) =>
  (next: StoryEvent, [first]: readonly StoryEvent[]): boolean =>
    next.kind === first?.kind && same.every((key) => next.facts[key] === first.facts[key]);

/** Find where rounds, their parts and the last scoring begin, event by event. */
export function headingsOf<C>(
  story: Story<C> | undefined,
  events: readonly StoryEvent[],
  context: C,
): (Heading | null)[] {
  let last: StoryEvent | null = null;
  let ended = false;
  return events.map((event) => {
    const heading = (!ended && story?.heading?.(event, context, last)) || null;
    if (heading) last = event;
    ended ||= heading?.level === "end";
    return heading;
  });
}

/** Tell a whole story, a line for each event or for several that belong together. */
export function storyLines<C>(
  story: Story<C> | undefined,
  events: readonly StoryEvent[],
  context: C,
): Line[] {
  if (!story) return [];
  const lines: Line[] = [];
  const headings = headingsOf(story, events, context);
  const start = story.quiet?.until(events, context) ?? 0;
  for (let at = 0, next = 0; at < events.length; at = next) {
    const { kind } = events[at]!;
    next = endOf(story, events, at);
    const heading = headings[at]!;
    if (heading?.level === "end") lines.push(endLine(at, heading));
    if (at < start && story.quiet?.kinds.includes(kind)) continue;
    const all = events.slice(at, next);
    const text = tellAll(story, all, context);
    if (text === null) continue;
    const line = lineOf(story, all, at, text);
    add(lines, heading?.level === "end" ? line : { ...line, heading });
  }
  return lines;
}

/** The last scoring begins without an event of its own. */
const endLine = (at: number, heading: Heading): Line => ({
  text: t("story-end"),
  touched: [],
  kind: "",
  seat: null,
  at,
  until: at,
  heading,
});

const touches = new WeakMap<StoryEvent, string[]>();

/** What an event touched, found once: events stay the same from push to push. */
function touchedBy<C>(story: Story<C>, event: StoryEvent): string[] {
  const found = touches.get(event) ?? story.touched(event);
  touches.set(event, found);
  return found;
}

function lineOf<C>(story: Story<C>, all: StoryEvent[], at: number, text: string): Line {
  const { kind, facts } = all[0]!;
  const touched = [...new Set(all.flatMap((event) => touchedBy(story, event)))];
  const seat = seatIn(facts) ?? seatIn(facts, "attacker");
  const until = at + all.length;
  return { text, touched, kind, seat, at, until, scene: story.scene?.(all[0]!) ?? null };
}

/** Add a line; what happens again in the same words is counted instead. */
function add(lines: Line[], line: Line): void {
  const before = lines.at(-1);
  if (before?.text !== line.text || before.kind !== line.kind) lines.push(line);
  else {
    const touched = [...new Set([...before.touched, ...line.touched])];
    const times = (before.times ?? 1) + 1;
    lines[lines.length - 1] = { ...before, touched, until: line.until, times };
  }
}

/** The place behind the events that are told in one line with the one at `at`. */
function endOf<C>(story: Story<C>, events: readonly StoryEvent[], at: number): number {
  const teller = story.events[events[at]!.kind];
  let next = at + 1;
  if (teller && typeof teller !== "function")
    while (next < events.length && teller.joins(events[next]!, events.slice(at, next))) next += 1;
  return next;
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
