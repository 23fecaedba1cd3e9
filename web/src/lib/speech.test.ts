import { expect, it } from "vitest";
import { inParts, sentences } from "./speech";

it("parts a label into a name and what is said about it", () => {
  expect(inParts("Monkey: costs 1 gold. It climbs.")).toEqual({
    name: "Monkey",
    about: "Costs 1 gold. It climbs.",
  });
  expect(inParts("Take gold")).toEqual({ name: "Take gold", about: "" });
});

it("does not part a label within a name of initials", () => {
  expect(inParts("A.B.C. of the North: strength 4")).toEqual({
    name: "A.B.C. of the North",
    about: "Strength 4",
  });
});

it("ends each sentence with one full stop", () => {
  expect(sentences(["Attack A.B.C.", "", "It falls", "Why?"])).toBe("Attack A.B.C. It falls. Why?");
});

it("leaves a label whole whose meaning is told besides", () => {
  expect(inParts("Attack. Here: Nox", "Strength 4")).toEqual({
    name: "Attack. Here: Nox",
    about: "Strength 4",
  });
});
