import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { Pointing } from "./pointing.svelte";

/** The odds of an answer, from 0 to 1: as expected, at worst and at best. */
export interface Odds {
  code: string;
  chance: number;
  worst: number;
  best: number;
}

/** What a seat has to decide; `codes` are all its answers. */
export interface Ask {
  seat: number;
  number: number;
  prompt: string;
  about: Record<string, unknown>;
  codes: string[];
  odds?: Odds[];
}

/** Why something cannot be chosen now: a rule by its number, an id for the words, their facts. */
export interface WhyNot {
  rule: string;
  key: string;
  args: Record<string, unknown>;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  role: string;
  kind: "person" | "open" | "bot" | "automa";
  name: string;
  level: string;
  online: boolean;
  yours: boolean;
}

export interface StoryEvent {
  kind: string;
  facts: Record<string, unknown>;
}

/**
 * The table as one viewer may know it, and the way to answer. Boards read it and never change it;
 * whoever receives pushes fills it. A thing on the board that bears the code of an option is a Spot
 * and claims that code; what nobody claims is offered as a button beside the question.
 */
export class TableModel {
  view = $state.raw<unknown>(null);
  you = $state<number | null>(null);
  ask = $state.raw<Ask | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  story = $state.raw<StoryEvent[]>([]);
  awaited = $state.raw<number[]>([]);
  components = $state.raw<Record<string, unknown[]>>({});
  /** The thing that the pointer or the focus rests on: its tooltip, in words. */
  focus = $state.raw<string | null>(null);
  /** An option that a first tap has shown and a second one chooses. */
  armed = $state.raw<string | null>(null);
  /** Whether what cannot be chosen is reached by keys as well, to hear why. */
  looking = $state(false);
  claims = new SvelteMap<string, number>();
  send: (code: string) => void = () => undefined;
  /** Asks why something cannot be chosen; null where there is nobody to ask. */
  whyNot = $state.raw<((code: string) => Promise<WhyNot | null>) | null>(null);
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

  choose(code: string): void {
    this.armed = null;
    if (this.codes.has(code)) this.send(code);
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

const KEY = Symbol("table");

export function provideTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
