import { expect, test } from "vitest";
import { STORY } from "./story";

test("the time marker is looked for on the card to which it moves", () => {
  expect(STORY.touched({ kind: "marker", facts: { place: 2 } })).toEqual(["grave-2"]);
});
