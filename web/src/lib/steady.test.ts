import { expect, it } from "vitest";
import { steady } from "./steady";

it("makes a thing anew only when what it is made from has changed", () => {
  const keep = steady<object>();
  const first = keep("a", "forest", () => ({}));

  expect(keep("a", "forest", () => ({}))).toBe(first);
  expect(keep("b", "forest", () => ({}))).not.toBe(first);
  expect(keep("a", "plain", () => ({}))).not.toBe(first);
});
