import { describe, expect, it } from "vitest";

const modules = import.meta.glob<{ default: { prefix: string } }>("../games/*/index.ts", {
  eager: true,
});
const shared = import.meta.glob<string>(
  ["../*.{ts,svelte,css}", "../lib/**/*.{ts,svelte,css}", "../{pages,plain}/**/*.{ts,svelte}"],
  { query: "?raw", import: "default", eager: true },
);
const GENERATED = /generated\.ts$/;

/** What a game is called: its folder, its title however it is spelt, the prefix of its messages. */
const called = ([path, game]: [string, { default: { prefix: string } }]): RegExp => {
  const name = path.split("/").at(-2)!.split("_").join("[ _-]?");
  return new RegExp(`${name}|(?<![\\w-])${game.default.prefix}-`, "i");
};
const names = Object.entries(modules).map(called);

const foundIn = (text: string): string[] =>
  text.split("\n").filter((line) => names.some((name) => name.test(line)));

describe("the shell", () => {
  it("knows every game by its folder alone", () => {
    expect(names.length).toBeGreaterThan(1);
    const found = Object.entries(shared)
      .filter(([path]) => !GENERATED.test(path))
      .flatMap(([path, text]) => foundIn(text).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  it("would be caught at naming one", () => {
    const [game] = Object.keys(modules).map((path) => path.split("/").at(-2)!);
    const prefix = Object.values(modules)[0]!.default.prefix;
    const lines = [`if (game === "${game}") {`, `t("${prefix}-king")`, "`" + prefix + "-${id}`"];
    expect(foundIn(lines.join("\n"))).toEqual(lines);
    expect(foundIn("for (const each of src-or-arc)")).toEqual([]);
  });
});
