import type { Component } from "svelte";
import type { Step } from "./guide";
import type { Facts } from "./facts";
import type { Stage } from "./stage";
import type { Story } from "./story";
import type { News } from "./summary";
import type { Question, SeatInfo, StoryEvent } from "./wire";
import { words } from "./words.svelte";

/** The table as its viewer knows it: what the words of a game may draw on. */
export interface Context<View = unknown, Rows = unknown> {
  view: View;
  /** What is printed on the pieces, by kind. */
  components: Rows;
  you: number | null;
  seats: readonly SeatInfo[];
}

/** How a seat is shown: its name in the game, its colour and its sign. */
export interface Persona {
  name: string;
  hue: string;
  sigil: string;
}

/** What an option of a payment counts: its name, its icon and its colour, and how much one has. */
export interface Counted {
  label: string;
  icon: string;
  hue: string;
  have?: number | undefined;
}

/** Says what choosing an option would do, given what stands behind the family in its code. */
export type Describer<C> = (id: string, question: Question, context: C) => string;

/** How a game calls what its "score" events name as the source of points. */
export interface Scoring<C> {
  source(source: string, context: C): string;
  /** The row in which a source is counted, where several make one. */
  group?(source: string, context: C): string;
  /** Whether points are secret now, so that no table of them is shown. */
  secret?(context: C): boolean;
}

/**
 * A game in the browser: what its folder exports as default. The shell does everything else, and does
 * without whatever is not there: an option without words is shown by its code, made readable.
 */
export interface GameModule<C extends Context = Context> {
  Board: Component;
  Hand?: Component;
  /** Draws one entry of the view's `players`. */
  Player?: Component<{ player: never }>;
  /** Draws the `memory` of a view, where the table shows it to people. */
  Memory?: Component;
  /** How the ids of the game's messages begin. */
  prefix: string;
  persona?(seat: number, context: C): Persona;
  /** How each kind of event is told, and what it touches on the board. */
  story?: Story<C>;
  /** What the sources of points are called; how many there are is told by the events "score". */
  scoring?: Scoring<C>;
  /** What is shown large while it is told; the first one that plays an event has it. */
  stages?: readonly Stage<C>[];
  /** The few lines that matter of what happened since somebody last looked. */
  summarise?(events: readonly StoryEvent[], context: C): News[];
  promptWords?(question: Question, context: C): string;
  /** The ids of the elements that a question is about: they are lit while it is open. */
  named?(question: Question, context: C): string[];
  /** Words for options by the family in their code, as in `family:id`. */
  families?: Record<string, Describer<C>>;
  /** Words for options whose code has no family. */
  describe?: Describer<C>;
  /** How what an option of a payment counts is shown, where a payment is made at one go. */
  counted?(code: string, context: C): Counted;
  /** What the words of a reason need besides its numbers and the names of its seats. */
  reasonArgs?(args: Facts, context: C): Record<string, string>;
  /** The ids of the elements that are in the way, by a reason: they are lit while it is told. */
  inTheWay?(args: Facts): string[];
}

const games = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");
const tutorials = import.meta.glob<{ TUTORIAL: readonly Step[] }>("../games/*/tutorial.ts");

/** Load the board and the words of a game; a plain board where it has none here. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = games[`../games/${name}/index.ts`] ?? (() => import("../plain"));
  const [game] = await Promise.all([load(), words.add(name)]);
  return game.default;
}

/** Load what the guide of a game explains; null where it has none. */
export async function loadTutorial(name: string): Promise<readonly Step[] | null> {
  return (await tutorials[`../games/${name}/tutorial.ts`]?.())?.TUTORIAL ?? null;
}
