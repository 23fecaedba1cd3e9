import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Context, GameModule, Persona } from "./game";
import { ledgerOf, type Ledger, type Naming } from "./ledger";
import { Pointing, tips } from "./pointing.svelte";
import { title } from "./readable";
import { roundFrom, seatName } from "./seats";
import { seatWords, withSeatNews } from "./seatNews";
import { openStage } from "./stage";
import { Storyteller, type Line, type Telling } from "./story";
import { cutter } from "./telling";
import type { Ask, Obstacle, SeatInfo, SeatLine, StoryEvent, Way } from "./wire";
import { t, words } from "./words.svelte";

/**
 * The table as one viewer may know it, and the way to answer. Boards read it and never change it;
 * whoever receives pushes fills it. A thing on the board that bears the code of an option is a Spot
 * and claims that code; what nobody claims is offered as a button beside the question.
 */
export class TableModel<View = unknown, Rows = unknown> {
  /** Null until there is something to see; boards are drawn only then. */
  view = $state.raw(null as View);
  /** The game that is played, once it is loaded. */
  game = $state.raw<GameModule | null>(null);
  you = $state<number | null>(null);
  ask = $state.raw<Ask | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  story = $state.raw<StoryEvent[]>([]);
  awaited = $state.raw<number[]>([]);
  /** What is being told, before anybody is asked. */
  telling = $state.raw<Telling | null>(null);
  /** The first event that the stage still counts up to; no words tell it yet. */
  counting = $state<number | null>(null);
  /** The sums that are being added up. */
  readonly sums = new Set<Promise<unknown>>();
  /** What happened to the seats. */
  changes = $state.raw<SeatLine[]>([]);
  /** What is printed on the pieces, by kind. */
  components = $state.raw({} as Rows);
  /** The thing that the pointer or the focus rests on: its tooltip, in words. */
  focus = $state.raw<string | null>(null);
  /** An option that a first tap has shown and a second one chooses. */
  armed = $state.raw<string | null>(null);
  /** What is aimed at on the board, and would be done instead of what was armed. */
  planned = $state.raw<Planned | null>(null);
  claims = new SvelteMap<string, number>();
  /** Sends an answer, or those to several questions that follow one another. */
  send: (...codes: string[]) => void = () => undefined;
  /** Goes on for another of one's seats, where partners share a device. */
  take: (seat: number) => void = () => undefined;
  /** Takes one's last choice back; returns whether that can be done. */
  takeBack: () => boolean = () => false;
  /** Asks why something cannot be chosen; null where there is nobody to ask. */
  whyNot = $state.raw<((code: string) => Promise<Obstacle | null>) | null>(null);
  /** Looks ahead from a thing on the board, as the game does; null where there is nobody to ask. */
  preview = $state.raw<((thing: string) => Promise<unknown>) | null>(null);
  readonly pointing = new Pointing();

  readonly codes = $derived(new Set(this.ask?.codes ?? []));
  readonly odds = $derived(new Map(this.ask?.odds?.map((each) => [each.code, each]) ?? []));
  /** Whether every option has odds, so that they are what the question is about. */
  readonly weighed = $derived(this.odds.size > 0 && this.odds.size === this.codes.size);
  /** The option whose meaning is told: under the pointer or focus, or shown by a tap. */
  readonly considered = $derived(
    [this.focus, this.armed].find((code) => code !== null && this.codes.has(code)) ?? null,
  );
  readonly unclaimed = $derived((this.ask?.codes ?? []).filter((code) => !this.claims.get(code)));

  /** Whether what cannot be chosen is reached by keys as well, to hear why. */
  get looking(): boolean {
    return tips.looking;
  }

  set looking(whether: boolean) {
    tips.looking = whether;
  }

  /** What the words of the game may draw on. */
  readonly context = $derived<Context<View, Rows>>({
    view: this.view,
    components: this.components,
    you: this.you,
    seats: this.seats,
  });

  /** How seats are shown, as text: that stays the same from push to push, with all that follows from it. */
  readonly #shown = $derived(JSON.stringify(this.seats.flatMap(({ seat }) => this.#marked(seat))));

  /** Who is named in the story, and in which colour. */
  readonly named = $derived(JSON.parse(this.#shown) as Named[]);

  /** Begins anew when something changes that all lines may depend on. */
  readonly #storyteller = $derived.by(() => {
    void [words.language, this.you, this.named, this.components];
    return new Storyteller(this.game?.story);
  });

  /** What has been told; the board and the stage may be a step ahead. */
  readonly told = $derived(
    this.counting === null ? this.story : this.story.slice(0, this.counting),
  );

  readonly #tale = $derived(this.#storyteller.tell(this.told, this.context));

  /** What the words beside the board say while nobody is asked. */
  readonly caption = $derived(
    this.counting === null ? this.telling?.line : this.#tale.lines.at(-1),
  );

  /** The stage that is open. */
  readonly stage = $derived(
    openStage(this.game?.stages ?? [], this.story, this.telling?.event ?? null, this.context),
  );

  /** Whether the stage counts up to what is being told. */
  readonly counts = $derived(
    this.telling !== null && (this.stage?.stage.counts?.(this.telling.event) ?? false),
  );

  /** What happened, in words. */
  readonly lines = $derived(
    withSeatNews(this.#tale.lines, this.changes, (change) => seatWords(change, this)),
  );

  /** Cuts a line of the story into pieces: names with their colours, what is counted with its sign. */
  readonly cut = $derived(
    cutter({
      names: this.named,
      signs: Object.entries(this.game?.story?.signs ?? {}).map(([id, icon]) => ({
        say: (number: number) => t(id, { number }),
        icon,
      })),
    }),
  );

  /** Who scored what, from where and when; nothing while that is secret. */
  readonly ledger = $derived(
    this.view && this.game?.scoring?.secret?.(this.context)
      ? NO_POINTS
      : ledgerOf(this.told, this.#tale.headings),
  );
  /** What the sources of points are called. */
  readonly naming: Naming = {
    name: (source) => capital(this.game?.scoring?.source(source, this.context) ?? title(source)),
    group: (source) => {
      const group = this.game?.scoring?.group?.(source, this.context);
      return group ? capital(group) : this.naming.name(source);
    },
  };

  /** The players that the view lists by their seats, if it does. */
  readonly listed = $derived(seatedIn(this.view));
  /** What is shown of each player, at least who there is: the viewer first, then round the table. */
  readonly players = $derived(
    roundFrom(
      this.you ?? this.seats.find(({ yours }) => yours)?.seat ?? null,
      this.listed ?? this.seats.map(({ seat }) => ({ seat })),
    ),
  );

  /** How a seat is shown, where the game says so. */
  persona(seat: number): Persona | undefined {
    return this.view ? this.game?.persona?.(seat, this.context) : undefined;
  }

  #marked(seat: number): Named[] {
    const persona = this.persona(seat);
    return persona ? [{ seat, name: persona.name, hue: persona.hue }] : [];
  }

  /** What a seat is called at this table. */
  readonly name = (seat: number): string => {
    const info = this.seats.find((each) => each.seat === seat);
    return this.persona(seat)?.name || (info ? seatName(info) : String(seat + 1));
  };

  /** What happened from an event on, in words. */
  toldSince(event: number): readonly Line[] {
    return this.#tale.lines.filter(({ until }) => until > event);
  }

  choose(code: string): void {
    this.armed = null;
    if (this.codes.has(code)) this.send(code);
  }

  /** Answer all questions of a payment at one go. */
  pay({ codes }: Way): void {
    this.armed = null;
    if (this.codes.has(codes[0]!)) this.send(...codes);
  }

  /** A finger cannot hover: the first tap shows what an option would do, the second chooses it. */
  tap(code: string): void {
    if (this.armed === code) this.choose(code);
    else this.armed = code;
  }

  claim(code: string): () => void {
    this.claims.set(code, (this.claims.get(code) ?? 0) + 1);
    return () => this.claims.set(code, (this.claims.get(code) ?? 1) - 1);
  }
}

const NO_POINTS: Ledger = { periods: [], entries: [] };

/** Something that is planned on the board by one gesture: what it would do, and the way to do it. */
interface Planned {
  words: string;
  carryOut: () => void;
}

/** A seat that is named in the story, in its colour. */
interface Named {
  seat: number;
  name: string;
  hue: string;
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

function seatedIn(view: unknown): { seat: number }[] | null {
  const players = (view as { players?: unknown } | null)?.players;
  const seated = (each: unknown) => typeof (each as { seat?: unknown } | null)?.seat === "number";
  return Array.isArray(players) && players.every(seated) ? (players as { seat: number }[]) : null;
}

const KEY = Symbol("table");

export function provideTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

/** The table that a component stands on; a game says what its views and its pieces are. */
export function useTable<View = unknown, Rows = unknown>(): TableModel<View, Rows> {
  return getContext(KEY);
}
