import { expect, it } from "vitest";
import { inParts } from "./speech";

it("parts a label into a name and what is said about it", () => {
  expect(inParts("Monkey: costs 1 gold. It climbs.")).toEqual({
    name: "Monkey",
    about: "Costs 1 gold. It climbs.",
  });
  expect(inParts("Take gold")).toEqual({ name: "Take gold", about: "" });
});

it("leaves a label whole whose meaning is told besides", () => {
  expect(inParts("Attack. Here: Nox", "Strength 4")).toEqual({
    name: "Attack. Here: Nox",
    about: "Strength 4",
  });
});
