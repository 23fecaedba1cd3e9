import { join } from "./facts";
import { sentence } from "./speech";
import { t } from "./words.svelte";

/** Words that a game puts together without knowing a language: a message, and what stands in it. */
export interface Phrase {
  message: string;
  arguments: readonly (readonly [string, number | string | Phrase | readonly Phrase[]])[];
}

/** Say a phrase in the words of a game, whose messages begin with a prefix. */
export function phraseWords(prefix: string, { message, arguments: given }: Phrase): string {
  const say = (each: Phrase) => phraseWords(prefix, each);
  const args = given.map(([name, fact]) => [
    name,
    typeof fact === "object" ? said(fact, say) : fact,
  ]);
  return t(`${prefix}-${message}`, Object.fromEntries(args) as Record<string, string | number>);
}

const said = (fact: Phrase | readonly Phrase[], say: (each: Phrase) => string): string =>
  "message" in fact ? say(fact) : join(fact.map(say));

/** Say phrases one after the other, each as a sentence. */
export const phraseSentences = (prefix: string, phrases: readonly Phrase[]): string =>
  phrases.map((each) => sentence(capital(phraseWords(prefix, each)))).join(" ");

const capital = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
