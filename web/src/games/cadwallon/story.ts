import { dashed, join, yes, type Facts } from "../../lib/facts";
import type { Heading, Story } from "../../lib/story";
import type { StoryEvent } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { doer, thingName, whoIs } from "./names";
import type { CityContext } from "./types";

/** The families of names that facts belong to, where an id alone does not say it. */
const FAMILIES: Record<string, string> = {
  source: "source",
  fate: "fate",
  by: "fate",
  back: "back",
  person: "person",
  token: "token",
};

function factName(key: string, fact: string): string {
  const family = FAMILIES[key];
  const ids =
    family === "fate" ? [`cad-fate-${fact}`, `cad-by-${fact}`] : [`cad-${family}-${fact}`];
  const id = ids.find((each) => words.has(each));
  return family && id ? t(id) : thingName(fact);
}

/** The facts of an event as arguments of a message. */
function named(facts: Facts, ctx: CityContext): Record<string, string | number> {
  const args = Object.entries(facts).map(([key, fact]): [string, string | number] => {
    if (Array.isArray(fact)) return [key, join(fact.map((each) => thingName(String(each))))];
    if (typeof fact === "boolean") return [key, yes(fact)];
    if (typeof fact === "number") return [key, key === "victim" ? whoIs(fact, ctx) : fact];
    return [key, factName(key, String(fact))];
  });
  return { ...Object.fromEntries(args), ...doer(facts, ctx) };
}

function heading({ kind, facts }: StoryEvent): Heading | null {
  if (kind === "round") return { level: "round", number: Number(facts.number) };
  if (kind === "turn") return { level: "part" };
  return kind === "reckoning" ? { level: "end" } : null;
}

const FIGURES = ["figure", "guard", "attacker", "defender", "winner", "loser", "one", "other"];
const PLACES = ["place", "gate", "room"];

export const STORY: Story<CityContext> = {
  events: { obvious: null },
  others: ({ kind, facts }, ctx) => t(`cad-tell-${dashed(kind)}`, named(facts, ctx)),
  touched: ({ facts }) => [
    ...FIGURES.flatMap((key) => (typeof facts[key] === "string" ? `figure-${facts[key]}` : [])),
    ...PLACES.flatMap((key) => (typeof facts[key] === "string" ? `place-${facts[key]}` : [])),
  ],
  heading,
};
