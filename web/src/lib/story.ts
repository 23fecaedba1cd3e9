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
  tell(all: Facts[], context: C, kinds: readonly string[]): string | null;
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

/** Where rounds, their parts and the last scoring begin, event by event. */
export type Headings = readonly (Heading | null)[];

/** Find the headings of events; those of the events before are known. */
export function headingsOf<C>(
  story: Story<C> | undefined,
  events: readonly StoryEvent[],
  context: C,
  known: Headings = [],
): Headings {
  const headings = [...known];
  const at = known.findLastIndex((heading) => heading !== null);
  let last = events[at] ?? null;
  let ended = known[at]?.level === "end";
  for (const event of events.slice(known.length)) {
    const heading = (!ended && story?.heading?.(event, context, last)) || null;
    headings.push(heading);
    if (heading) last = event;
    ended ||= heading?.level === "end";
  }
  return headings;
}

/** A story in words: its lines, and the headings of its events. */
export interface Tale {
  lines: readonly Line[];
  headings: Headings;
}

const UNTOLD: Tale = { lines: [], headings: [] };

/** Tells a story that grows. What it has told stays as it is; after an undo it begins anew. */
export class Storyteller<C> {
  #events: readonly StoryEvent[] = [];
  #headings: Headings = [];
  /** The lines that stay, and the first event after them: the line that it begins may still grow. */
  #settled = { lines: [] as readonly Line[], until: 0 };

  constructor(readonly story: Story<C> | undefined) {}

  tell(events: readonly StoryEvent[], context: C): Tale {
    if (!this.story) return UNTOLD;
    if (!begins(events, this.#events)) this.#forget();
    this.#events = events;
    this.#headings = headingsOf(this.story, events, context, this.#headings);
    return { lines: this.#linesOf(this.story, context), headings: this.#headings };
  }

  #forget(): void {
    this.#headings = [];
    this.#settled = { lines: [], until: 0 };
  }

  #linesOf(story: Story<C>, context: C): Line[] {
    const events = this.#events;
    const lines = [...this.#settled.lines];
    const start = story.quiet?.until(events, context) ?? 0;
    for (let at = this.#settled.until, next = at; at < events.length; at = next) {
      next = endOf(story, events, at);
      if (next === events.length) this.#settled = { lines: [...lines], until: at };
      const heading = this.#headings[at] ?? null;
      if (heading?.level === "end") lines.push(endLine(at, heading));
      if (at < start && story.quiet?.kinds.includes(events[at]!.kind)) continue;
      const line = lineOf(story, events.slice(at, next), at, context);
      if (line) add(lines, heading?.level === "end" ? line : { ...line, heading });
    }
    return lines;
  }
}

/** Whether a list begins with another one; events stay the same from push to push. */
const begins = (events: readonly StoryEvent[], others: readonly StoryEvent[]): boolean =>
  others.length <= events.length && events[others.length - 1] === others.at(-1);

/** Tell a whole story, a line for each event or for several that belong together. */
export const storyLines = <C>(
  story: Story<C> | undefined,
  events: readonly StoryEvent[],
  context: C,
): readonly Line[] => new Storyteller(story).tell(events, context).lines;

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

function lineOf<C>(story: Story<C>, all: StoryEvent[], at: number, context: C): Line | null {
  const text = tellAll(story, all, context);
  if (text === null) return null;
  const { kind } = all[0]!;
  const touched = [...new Set(all.flatMap((event) => story.touched(event)))];
  const [seat = null, ...others] = new Set(all.map(({ facts }) => doerOf(facts)));
  const until = at + all.length;
  const scene = story.scene?.(all[0]!) ?? null;
  return { text, touched, kind, seat: others.length > 0 ? null : seat, at, until, scene };
}

const doerOf = (facts: Facts): number | null => seatIn(facts) ?? seatIn(facts, "attacker");

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
        all.map(({ kind }) => kind),
      );
}
