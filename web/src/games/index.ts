import type { Component } from "svelte";
import type { Tutorial } from "../lib/guide";
import { seatName } from "../lib/seats";
import type { Ask, SeatInfo, StoryEvent, TableModel, WhyNot } from "../lib/table.svelte";
import { t, words } from "../lib/words.svelte";

/** What the words of a game may use: the table as its viewer knows it. */
export interface Context {
  view: unknown;
  you: number | null;
  seats: readonly SeatInfo[];
  components: Record<string, unknown[]>;
  /** What a seat is called here. */
  name(seat: number): string;
}

/** A line of the story: its words, the ids of what it touched, and the first event it tells. */
export interface Line {
  text: string;
  touched: string[];
  at: number;
}

/** How a game is told. */
export interface GameWords {
  /** What a seat is called at this table. */
  whoIs(seat: number | null, context: Context): string;
  storyLines(events: StoryEvent[], context: Context): Line[];
  /** The few lines that matter of what happened since somebody last looked. */
  summarise(events: StoryEvent[], context: Context): string[];
  promptWords(ask: Ask, context: Context): string;
  /** Say what choosing a code would do. */
  describeOption(code: string, ask: Ask, context: Context): string;
  /** Whether a choice cannot be taken back. */
  irreversible(code: string, ask: Ask, context: Context): boolean;
  /** Say why something cannot be chosen now. */
  reasonWords(reason: WhyNot, context: Context): string;
}

/** All that the shell knows about a game. */
export interface GameModule extends GameWords {
  Board: Component;
  Hand: Component | null;
  /** Draws one entry of the view's `players`. */
  Player: Component<{ player: never }> | null;
  /** Draws the `memory` of a view, where the table shows it to people. */
  Memory: Component | null;
}

type Drawn = { default: Component };

const boards = import.meta.glob<Drawn>("./*/Board.svelte");
const hands = import.meta.glob<Drawn>("./*/Hand.svelte");
const players = import.meta.glob<Drawn>("./*/Player.svelte");
const memories = import.meta.glob<Drawn>("./*/Memory.svelte");
const tutorials = import.meta.glob<Tutorial>("./*/tutorial.ts");
const tellers = import.meta.glob<Partial<GameWords>>("./*/words.ts");

/** What a game without words of its own gets: its ids, so that it can be played all the same. */
const plain: GameWords = {
  whoIs: () => "",
  storyLines: (events) =>
    events.map((event, at) => ({
      text: [event.kind, ...Object.values(event.facts).map(String)].join(" · "),
      touched: [],
      at,
    })),
  summarise: () => [],
  promptWords: (ask) => ask.prompt,
  describeOption: (code) => code,
  irreversible: () => false,
  reasonWords: ({ key, args }, { name }) =>
    t(`why-not-${key}`, { names: ((args.seats ?? []) as number[]).map(name).join(", ") }),
};

/** Load the board and the words of a game; null where this client cannot draw it. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const [board, hand, player, memory, told] = await Promise.all([
    boards[`./${name}/Board.svelte`]?.(),
    hands[`./${name}/Hand.svelte`]?.(),
    players[`./${name}/Player.svelte`]?.(),
    memories[`./${name}/Memory.svelte`]?.(),
    tellers[`./${name}/words.ts`]?.(),
    words.add(name),
  ]);
  if (!board) return null;
  return {
    Board: board.default,
    Hand: hand?.default ?? null,
    Player: (player?.default ?? null) as GameModule["Player"],
    Memory: memory?.default ?? null,
    ...plain,
    ...told,
  };
}

/** Load the guide of a game; null where it has none. */
export async function loadTutorial(name: string): Promise<Tutorial | null> {
  return (await tutorials[`./${name}/tutorial.ts`]?.()) ?? null;
}

/** What the words of a game need to know of a table. */
export function contextOf(table: TableModel, game: GameModule | null): Context {
  const { view, you, seats, components } = table;
  const context: Context = { view, you, seats, components, name };
  function name(seat: number): string {
    const info = seats.find((each) => each.seat === seat);
    const own = view ? game?.whoIs(seat, context) : "";
    return own || (info ? seatName(info) : String(seat + 1));
  }
  return context;
}
