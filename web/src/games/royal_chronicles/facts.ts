import { whoIs, type WordsContext } from "./names";

/** What an event says about what happened. */
export type Facts = Record<string, unknown>;

export const text = (facts: Facts, key: string): string => String(facts[key] ?? "");
export const number = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
export const list = (facts: Facts, key: string): string[] =>
  Array.isArray(facts[key]) ? (facts[key] as unknown[]).map(String) : [];
/** Pairs of a name and a number, as sums are told. */
export const pairs = (facts: Facts, key: string): [string, number][] =>
  Array.isArray(facts[key]) ? (facts[key] as [string, number][]) : [];
export const seatIn = (facts: Facts, key = "seat"): number | null =>
  typeof facts[key] === "number" ? (facts[key] as number) : null;
export const who = (facts: Facts, ctx: WordsContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);
