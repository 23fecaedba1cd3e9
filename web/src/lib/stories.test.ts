import { describe, expect, it } from "vitest";
import { Stories } from "./stories";

const events = (...kinds: string[]) => kinds.map((kind) => ({ kind, facts: {} }));
const kinds = (list: { kind: string }[]) => list.map((event) => event.kind).join(" ");

describe("stories", () => {
  it("grow push by push", () => {
    const stories = new Stories();
    stories.add(0, 0, events("a", "b"));
    expect(kinds(stories.add(0, 2, events("c")))).toBe("a b c");
  });

  it("are cut where an undo took events back", () => {
    const stories = new Stories();
    stories.add(0, 0, events("a", "b", "c"));
    expect(kinds(stories.add(0, 1, events("x")))).toBe("a x");
  });

  it("are kept apart for each pair of eyes", () => {
    const stories = new Stories();
    stories.add(0, 0, events("mine"));
    stories.add(null, 0, events("public"));
    expect(kinds(stories.add(0, 1, events("more")))).toBe("mine more");
    expect(kinds(stories.add(null, 1, []))).toBe("public");
  });
});
