import { join } from "./facts";
import type { Context, GameModule } from "./game";
import { readable, title } from "./readable";
import type { Obstacle, Question } from "./wire";
import { t, words } from "./words.svelte";

/** The question of an ask, in words. */
export const promptWords = <C extends Context>(
  { promptWords }: Pick<GameModule<C>, "promptWords">,
  question: Question,
  context: C,
): string => promptWords?.(question, context) ?? `${title(question.prompt)}?`;

/** End a sentence with a full stop, unless it ends already. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Put texts one after the other, each as a sentence with one full stop. */
export const sentences = (texts: readonly string[]): string =>
  texts.filter(Boolean).map(sentence).join(" ");

/** Say what an option is and, as far as the view tells, what it would bring. */
export function describeOption<C extends Context>(
  { families, describe }: Pick<GameModule<C>, "families" | "describe">,
  code: string,
  question: Question,
  context: C,
): string {
  const [family = "", ...rest] = code.split(":");
  const describer = rest.length > 0 ? families?.[family] : describe;
  return describer?.(rest.join(":") || code, question, context) ?? readable(code);
}

/** Say why something cannot be chosen now: in the game's words, or in those of every game. */
export function reasonWords<C extends Context>(
  { prefix, reasonArgs }: Pick<GameModule<C>, "prefix" | "reasonArgs">,
  { key, args }: Obstacle,
  context: C,
  name: (seat: number) => string,
): string {
  const seats = Array.isArray(args.seats) ? [...new Set(args.seats as number[])] : [];
  const numbers = Object.entries(args).filter(([, each]) => typeof each === "number");
  const own = `${prefix}-not-${key}`;
  return t(words.has(own) ? own : `why-not-${key}`, {
    ...(Object.fromEntries(numbers) as Record<string, number>),
    who: join(seats.map(name)),
    ...reasonArgs?.(args, context),
  });
}

/**
 * Part a label into the name and what is said about it: "Monkey: costs 1 gold" has both. The full
 * stop of an abbreviation such as "A.B." parts nothing.
 */
export function inParts(label: string, about = ""): { name: string; about: string } {
  const at = about ? -1 : label.search(/(?<!\.\p{L})[.:] /u);
  if (at < 0) return { name: label, about };
  const rest = label.slice(at + 2);
  return { name: label.slice(0, at), about: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}
