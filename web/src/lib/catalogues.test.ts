/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./words.svelte";

/** The catalogues of the shell; those of a game are tested with the game. */
const FILES = ["shell.ftl", "shell_help.ftl", "shell_guide.ftl", "shell_inviting.ftl", "games.ftl"];
const PLURALS: Record<Language, string[]> = {
  en: ["one"],
  ru: ["one", "few", "many"],
  cs: ["one", "few", "many"],
};
/** Keys that are put together in the code; each begins with one of these. */
const COMPOSED =
  /^(refusal|key|told|result-by|level|view|speed|mode|option|value|game|state|why-not|bearing)-/;

const root = join(import.meta.dirname, "../..");
const read = (language: Language, file: string) =>
  readFileSync(join(root, "locales", language, file), "utf8");

/** The messages of a catalogue as written, by their ids. */
function messages(language: Language, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const parts = read(language, file).matchAll(/^([a-z][\w-]*) = ((?:.*)(?:\n[ }].*)*)/gm);
  for (const [, id, text] of parts) found.set(id!, text!);
  return found;
}

const variables = (text: string) =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .filter((entry) => !/test\.ts$|generated/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe.each(FILES)("%s", (file) => {
  const english = messages("en", file);

  it.each(LANGUAGES)("is complete in %s", (language) => {
    const other = messages(language, file);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of other)
      expect([id, variables(text)]).toEqual([id, variables(english.get(id)!)]);
  });

  it.each(LANGUAGES)("has every plural form in %s", (language) => {
    for (const [id, text] of messages(language, file)) {
      if (!text.includes("$count ->")) continue;
      for (const form of PLURALS[language]) expect(`${id} ${text}`).toContain(`[${form}]`);
    }
  });

  it.each(LANGUAGES)("can be said in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(read(language, file)))).toEqual([]);
    for (const [id, text] of messages(language, file)) {
      for (const count of [0, 1, 2, 5, 1.5, 21]) {
        const names = variables(text).map((name) => [name, name === "count" ? count : "Nox"]);
        const problems: Error[] = [];
        const said = bundle.formatPattern(
          bundle.getMessage(id)!.value!,
          Object.fromEntries(names) as Record<string, string | number>,
          problems,
        );
        expect(problems).toEqual([]);
        expect(said.trim(), id).not.toBe("");
      }
    }
  });
});

describe("keys", () => {
  const text = sources(join(root, "src")).join("\n");
  const known = new Set(FILES.flatMap((file) => [...messages("en", file).keys()]));

  it("are all used", () => {
    const unused = [...known].filter((id) => !COMPOSED.test(id) && !text.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });

  it("all exist", () => {
    const used = [...text.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g)].map(([, id]) => id!);
    const everywhere = readdirSync(join(root, "locales", "en")).map((file) => messages("en", file));
    expect(used.filter((id) => !everywhere.some((each) => each.has(id)))).toEqual([]);
  });
});
