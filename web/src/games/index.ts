import type { Component } from "svelte";
import type { Ask, SeatInfo, StoryEvent, TableModel } from "../lib/table.svelte";
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

/** All that the shell knows about a game. */
export interface GameModule {
  Board: Component;
  Hand: Component | null;
  /** Draws one entry of the view's `players`. */
  Player: Component<{ player: never }> | null;
  /** Tell an event in words; an empty text for what need not be told. */
  tellEvent(event: StoryEvent, context: Context): string;
  /** Say what choosing a code would do. */
  describeOption(code: string, context: Context): string;
  promptWords(ask: Ask, context: Context): string;
  /** What a seat is called at this table, or an empty text. */
  seatWords(seat: number, context: Omit<Context, "name">): string;
}

type Told = "tellEvent" | "describeOption" | "promptWords" | "seatWords";
type Words = Partial<Pick<GameModule, Told>>;
type Drawn = { default: Component };

const boards = import.meta.glob<Drawn>("./*/Board.svelte");
const hands = import.meta.glob<Drawn>("./*/Hand.svelte");
const players = import.meta.glob<Drawn>("./*/Player.svelte");
const tellers = import.meta.glob<Words>("./*/words.ts");

const plain: Pick<GameModule, Told> = {
  tellEvent: (event) => [event.kind, ...Object.values(event.facts).map(String)].join(" · "),
  describeOption: (code) => code,
  promptWords: (ask) => ask.prompt,
  seatWords: () => "",
};

/** Load the board and the words of a game; null where this client cannot draw it. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const [board, hand, player, told] = await Promise.all([
    boards[`./${name}/Board.svelte`]?.(),
    hands[`./${name}/Hand.svelte`]?.(),
    players[`./${name}/Player.svelte`]?.(),
    tellers[`./${name}/words.ts`]?.(),
    words.add(name),
  ]);
  if (!board) return null;
  return {
    Board: board.default,
    Hand: hand?.default ?? null,
    Player: (player?.default ?? null) as GameModule["Player"],
    ...plain,
    ...told,
  };
}

/** What the words of a game need to know of a table. */
export function contextOf(table: TableModel, game: GameModule | null): Context {
  const { view, you, seats, components } = table;
  const known = { view, you, seats, components };
  const name = (seat: number) => {
    const info = seats.find((each) => each.seat === seat);
    return game?.seatWords(seat, known) || (info ? seatName(info) : String(seat + 1));
  };
  return { ...known, name };
}

/** What somebody in a seat is called where the game has no name for the seat. */
export function seatName(info: SeatInfo): string {
  if (info.kind === "open") return t("seat-open");
  if (info.kind === "automa") return t("seat-automa");
  if (info.kind === "bot") return t("seat-bot", { level: levelName(info.level) });
  return info.name || t("seat-person", { number: info.seat + 1 });
}

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}
