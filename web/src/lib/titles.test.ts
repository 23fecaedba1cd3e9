import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Elements of the page itself, as opposed to components, that have a title of the browser's own. */
const NATIVE = /<[a-z][a-z0-9]*\b(?:[^<>]|=>)*?\stitle=/g;

it("explains nothing by native titles, which neither a finger nor a key reaches", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => readFileSync(join(SOURCES, file), "utf8").match(NATIVE));
  expect(found).toEqual([]);
});
