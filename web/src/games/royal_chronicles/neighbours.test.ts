import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours";
import type { RoyalView } from "./types";

const table = (people: number, automata = 0) =>
  ({
    players: Array.from({ length: people + automata }, (_, seat) => ({ automa: seat >= people })),
  }) as unknown as RoyalView;

test("neighbours sit to the left and to the right, around the table", () => {
  expect(neighboursOf(0, table(4))).toEqual([1, 3]);
  expect(neighboursOf(3, table(4))).toEqual([0, 2]);
});

test("of two people one sits on both sides, and nobody is their own neighbour", () => {
  expect(neighboursOf(1, table(2))).toEqual([0]);
  expect(neighboursOf(0, table(1, 1))).toEqual([]);
});
