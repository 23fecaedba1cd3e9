/** How Crown of Ash is told: all that the shell and the board need in words. */
import { t, words } from "../../lib/words.svelte";

export { irreversible } from "./irreversible";
export {
  GOLD_SLOT_YIELD,
  goodsWords,
  KING_STRENGTH,
  slotWords,
  whoIs,
  type WordsContext,
} from "./names";
export { DESCRIBED, describeOption, promptWords } from "./options";
export { reasonWords } from "./reasons";
export { storyLines, tellEvent, TOLD, touched, type StoryLine } from "./story";
export { summarise } from "./summary";

/** A rule in the chosen language, or as the server gives it where there is no translation. */
export function ruleWords(rule: { id: string; chapter: string; text: string }): {
  chapter: string;
  text: string;
} {
  const chapter = `coa-chapter-${rule.chapter.toLowerCase().replaceAll(" ", "-")}`;
  const message = `coa-rule-${rule.id.replace("COA-", "").toLowerCase()}`;
  return {
    chapter: words.has(chapter) ? t(chapter) : rule.chapter,
    text: words.has(message) ? t(message) : rule.text,
  };
}
