/** What the catalogues of every game must hold; each game's tests call this. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../words.svelte";

export type Pattern = string | Piece[];
interface Piece {
  type: string;
  name: string;
  selector: Piece;
  variants: { key: { type: string; value: unknown }; value: Pattern }[];
}
interface Entry {
  id: string;
  value: Pattern | null;
}

/** The texts of catalogues, by their paths. */
export type Sources = Record<string, string>;

const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
const NUMBERS = [0, 1, 2, 5, 11, 21, 1.5];
const PLURALS: Record<Language, string[]> = {
  en: ["one"],
  ru: ["few", "many", "one"],
  cs: ["few", "many", "one"],
};

const all = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<string>("../../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The catalogues whose names begin with this, in all languages. */
export const catalogues = (name: string): Sources =>
  Object.fromEntries(
    Object.entries(all).filter(([path]) => path.split("/").at(-1)!.startsWith(name)),
  );

/** The sources of the client, without their tests. */
export const sourceCode = (): string =>
  Object.entries(files)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .map(([, source]) => source)
    .join("\n");

/** The messages of a language, by their ids. */
export function entries(sources: Sources, language: Language): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const [path, source] of Object.entries(sources)) {
    if (!path.includes(`/${language}/`)) continue;
    const { body } = new FluentResource(source) as unknown as { body: Entry[] };
    const written = source.match(/^[a-z][\w-]* =/gm) ?? [];
    expect(
      body.map((entry) => `${entry.id} =`),
      `${path} parses as a whole`,
    ).toEqual(written);
    for (const { id, value } of body) {
      expect(found.has(id), `${id} stands once in ${language}`).toBe(false);
      if (value !== null) found.set(id, value);
    }
  }
  return found;
}

/** The variables of a pattern, each with the values that its selectors tell apart. */
function variables(pattern: Pattern, into = new Map<string, Set<string>>()) {
  if (typeof pattern === "string") return into;
  for (const piece of pattern) {
    if (typeof piece === "string") continue;
    const named = piece.type === "select" ? piece.selector : piece;
    if (named.type === "var" && !into.has(named.name)) into.set(named.name, new Set());
    if (piece.type !== "select") continue;
    for (const { key, value } of piece.variants) {
      if (key.type === "str") into.get(named.name)?.add(String(key.value));
      variables(value, into);
    }
  }
  return into;
}

function samples(pattern: Pattern): Record<string, FluentVariable>[] {
  const named = [...variables(pattern)];
  if (!named.length) return [{}];
  const texts = Math.max(1, ...named.map(([, keys]) => keys.size));
  return [...NUMBERS.keys(), ...Array(texts).keys()].map((at) =>
    Object.fromEntries(
      named.map(([name, keys]) => {
        const own = [...keys].filter((key) => !CATEGORIES.has(key));
        return [name, own.length ? own[at % own.length]! : NUMBERS[at % NUMBERS.length]!];
      }),
    ),
  );
}

function expectPlurals(pattern: Pattern, id: string, language: Language): void {
  if (typeof pattern === "string") return;
  for (const piece of pattern) {
    if (typeof piece === "string" || piece.type !== "select") continue;
    const keys = piece.variants.map((variant) => String(variant.key.value));
    const plurals = keys.filter((key) => CATEGORIES.has(key) && key !== "other").sort();
    if (plurals.length) expect(plurals, id).toEqual(PLURALS[language]);
    for (const variant of piece.variants) expectPlurals(variant.value, id, language);
  }
}

/** Every language has every message, and all of them can be said. */
export function testCatalogues(sources: Sources): void {
  describe.each(LANGUAGES)("the catalogues in %s", (language) => {
    const mine = entries(sources, language);

    it("has the same messages with the same variables as English", () => {
      const english = entries(sources, "en");
      const needed = [...english.keys()];
      expect([...mine.keys()].sort()).toEqual(needed.sort());
      for (const id of needed) {
        const names = (pattern: Pattern) => [...variables(pattern).keys()].sort();
        expect(names(mine.get(id)!), id).toEqual(names(english.get(id)!));
      }
    });

    it("formats every message without an error", () => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const [path, source] of Object.entries(sources)) {
        if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
      }
      for (const [id, pattern] of mine) {
        for (const sample of samples(pattern)) {
          const problems: Error[] = [];
          const said = bundle.formatPattern(bundle.getMessage(id)!.value!, sample, problems);
          expect(problems, id).toEqual([]);
          expect(said.trim(), id).not.toBe("");
          expect(said, id).not.toMatch(/ {2}|^ | $|\{|\}/);
        }
      }
    });

    it("has the plural forms of the language wherever it has any", () => {
      for (const [id, pattern] of mine) expectPlurals(pattern, id, language);
    });
  });
}

/** How the messages of a game are used. */
export interface Use {
  sources: Sources;
  /** What all ids of the game begin with. */
  prefix: string;
  /** The code that uses them. */
  code: string;
  /** Every message whose id is put together. */
  families: Set<string>;
  /** How those begin that are compared with their source elsewhere. */
  elsewhere: string[];
  /** How those families begin of which not every message need exist. */
  partial: string[];
}

/** No message is unused, and none is missing. */
export function testUse({ sources, prefix, code, families, elsewhere, partial }: Use): void {
  const begins = (id: string, prefixes: string[]) => prefixes.some((each) => id.startsWith(each));

  describe("the messages", () => {
    it("are all used", () => {
      const unused = [...entries(sources, "en").keys()].filter(
        (id) => !begins(id, elsewhere) && !families.has(id) && !code.includes(`"${id}"`),
      );
      expect(unused).toEqual([]);
    });

    it("exist for every id that the sources name", () => {
      const known = new Set(entries(sources, "en").keys());
      const ids = new RegExp(`"(${prefix}[\\w-]*\\w)"`, "g");
      const named = [...code.matchAll(ids)].map((match) => match[1]!);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
      const built = [...families].filter((id) => !begins(id, partial));
      expect(built.filter((id) => !known.has(id))).toEqual([]);
    });
  });
}
