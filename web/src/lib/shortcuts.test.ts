import { beforeAll, expect, it } from "vitest";
import { LISTED, shortcutOf } from "./shortcuts";
import { LANGUAGES, words } from "./words.svelte";

beforeAll(() => words.use("en"));

it("knows keys in either case", () => {
  expect(shortcutOf("u")).toBe("undo");
  expect(shortcutOf("U")).toBe("undo");
  expect(shortcutOf("Escape")).toBe("dismiss");
  expect(shortcutOf("x")).toBeUndefined();
});

it.each(LANGUAGES)("says what each key does in %s", async (language) => {
  await words.use(language);
  for (const { words: id } of LISTED) expect(words.has(id), id).toBe(true);
});
