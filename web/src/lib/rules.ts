import { t, words } from "./words.svelte";

const said = (id: string, otherwise: string) => (words.has(id) ? t(id) : otherwise);

/** The text of a rule in the chosen language, where the game's catalogues have it. */
export function ruleText(id: string, otherwise = ""): string {
  const [game = "", ...rest] = id.toLowerCase().split("-");
  return said(`${game}-rule-${rest.join("-")}`, otherwise);
}

/** The chapter of a rule in the chosen language. */
export function ruleChapter(id: string, chapter: string): string {
  const [game = ""] = id.toLowerCase().split("-");
  return said(`${game}-chapter-${chapter.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`, chapter);
}
