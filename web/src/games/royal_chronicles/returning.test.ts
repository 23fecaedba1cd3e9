import { expect, test } from "vitest";
import { stepsTo } from "./returning.svelte";
import type { KingdomView, PlanView } from "./types";

const pieces = (...cards: string[]) =>
  cards.map((card) => ({ card, tokens: 0, strength: 1, fights: true }));
const kingdom = (front: string[], back: string[]) =>
  ({ front: pieces(...front), back: pieces(...back) }) as unknown as KingdomView;

test("what else was arranged is arranged again, room first", () => {
  const plan = {
    kingdom: kingdom(["golem-1", "knight-1"], ["farmer-1", "cook-1"]),
    placed: ["knight-1", "cook-1"],
    dismissed: ["ogre-1"],
    kept: ["demon-1"],
    artifact: "",
  } as unknown as PlanView;

  const steps = stepsTo(plan, kingdom(["farmer-1", "ogre-1"], ["golem-1"]), "knight-1");

  expect(steps).toEqual([
    "discard:ogre-1",
    "move:farmer-1",
    "move:golem-1",
    "swap:farmer-1/golem-1",
    "place:cook-1/back",
    "keep:demon-1",
  ]);
});
