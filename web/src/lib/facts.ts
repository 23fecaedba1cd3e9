/** What an event or a reason says about what happened. */
export type Facts = Record<string, unknown>;

export const text = (facts: Facts, key: string): string => String(facts[key] ?? "");
export const number = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
export const list = (facts: Facts, key: string): string[] =>
  Array.isArray(facts[key]) ? (facts[key] as unknown[]).map(String) : [];
export const seats = (facts: Facts, key: string): number[] => list(facts, key).map(Number);
/** Pairs of a name and a number, as sums are told. */
export const pairs = (facts: Facts, key: string): [string, number][] =>
  Array.isArray(facts[key]) ? (facts[key] as [string, number][]) : [];
export const seatIn = (facts: Facts, key = "seat"): number | null =>
  typeof facts[key] === "number" ? (facts[key] as number) : null;

/** Which of the seats that a sentence names is the viewer's own, by its part in the sentence. */
export const yourPart = (you: number | null, parts: Record<string, number | null>): string =>
  Object.keys(parts).find((part) => you !== null && parts[part] === you) ?? "none";

/** The ids of elements that facts name, one or several: `beginning` and then what they say. */
export const idsIn = (facts: Facts, beginning: string, ...keys: string[]): string[] =>
  keys
    .flatMap((key) => (Array.isArray(facts[key]) ? list(facts, key) : [text(facts, key)]))
    .filter(Boolean)
    .map((id) => beginning + id);

/** Words with a number that may be a loss: its sign is as wide as a digit. */
export const withMinus = (words: string): string => words.replace(/-(?=\d)/, "−");

/** A number that is added or taken away, with its sign. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : withMinus(`${number}`);

export const yes = (truth: unknown): string => (truth ? "yes" : "no");
export const join = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");
/** An id as it stands in those of messages. */
export const dashed = (id: string): string => id.replaceAll(".", "-");
