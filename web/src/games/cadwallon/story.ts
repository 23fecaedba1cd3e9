import {
  idsIn,
  join,
  list,
  number,
  seatIn,
  text,
  withMinus,
  yes,
  type Facts,
} from "../../lib/facts";
import { rowOf } from "../../lib/rows";
import {
  alike,
  type Heading,
  type Joined,
  type SceneRole,
  type Story,
  type Tally,
  type Teller as Tells,
} from "../../lib/story";
import type { StoryEvent } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import {
  cardName,
  doer,
  figureName,
  placeName,
  sourceName,
  targetName,
  thingName,
  tokenName,
  treasureName,
  treasureNames,
  whoIs,
} from "./names";
import { SIGNS } from "./pieces";
import type { CityContext } from "./types";

type Teller = Tells<CityContext>;

export const ducats = (number: number): string => t("cad-n-ducats", { number });
/** What a mission pays is told before the mission is: both are one line, and one scene. */
export const isMissionPay = ({ kind, facts }: StoryEvent): boolean =>
  kind === "score" && facts.source === "mission";

/** How facts that are ids are named, by the fact; all others are found among all names. */
const NAMERS: Record<string, (id: string) => string> = {
  back: (id) => t(`cad-back-${id}`),
  by: (id) => t(words.has(`cad-by-${id}`) ? `cad-by-${id}` : `cad-fate-${id}`),
  card: cardName,
  fate: (id) => t(`cad-fate-${id}`),
  figure: figureName,
  gate: placeName,
  person: (id) => (id === "servant" ? t("cad-person-servant") : treasureName(id)),
  place: placeName,
  room: placeName,
  source: sourceName,
  token: tokenName,
  treasure: treasureName,
};

/** The facts of an event as arguments of a message. */
function named(facts: Facts, ctx: CityContext): Record<string, string | number> {
  const args = Object.entries(facts).map(([key, fact]): [string, string | number] => {
    if (key === "treasures") return [key, treasureNames(list(facts, key))];
    if (Array.isArray(fact)) return [key, join(fact.map(String))];
    if (typeof fact === "boolean") return [key, yes(fact)];
    if (typeof fact === "number") return [key, key === "victim" ? whoIs(fact, ctx) : fact];
    if (key === "target") return [key, targetName(String(fact), ctx)];
    return [key, (NAMERS[key] ?? thingName)(String(fact))];
  });
  return { ...Object.fromEntries(args), ...doer(facts, ctx) };
}

/** Tells an event by a message in which its facts stand under their names. */
const plainly =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, named(facts, ctx));

// What is told together

/** Tells where a Move has led; who goes out of the district is told of as having left. */
const moved: Joined<CityContext> = {
  joins: ({ kind, facts }, before) =>
    kind === "left" && before.at(-1)!.facts.place === "out" && isSameFigure(facts, before),
  tell: (all, ctx) => told(all, ctx, "cad-tell-moved"),
};
/** Tells a Move from its beginning; who is kept from it sets out at least. */
const move: Joined<CityContext> = {
  joins: (next, before) =>
    (before.length === 1 && next.kind === "moved" && isSameFigure(next.facts, before)) ||
    moved.joins(next, before),
  tell: (all, ctx) => told(all, ctx, all.length > 1 ? "cad-tell-moved" : "cad-tell-move"),
};
const isSameFigure = ({ figure }: Facts, [first]: readonly StoryEvent[]): boolean =>
  figure === first?.facts.figure;
function told(all: readonly Facts[], ctx: CityContext, id: string): string {
  const last = all.at(-1) ?? {};
  const left = "treasures" in last;
  return t(left ? "cad-tell-left" : id, named(last, ctx));
}

/** Who begins is told once, however often was thrown for it. */
const firstPlayer: Joined<CityContext> = {
  joins: alike("seat"),
  tell: ([facts = {}], ctx) => t("cad-tell-first-player", named(facts, ctx)),
};

const portcullis: Joined<CityContext> = {
  joins: alike("seat"),
  tell: (all, ctx) =>
    t("cad-tell-portcullis", {
      ...doer(all[0]!, ctx),
      gate: join(all.map((facts) => placeName(text(facts, "gate")))),
    }),
};

/** What was paid from each source, by its name. */
export function bySource(payments: readonly Facts[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const facts of payments) {
    const source = sourceName(text(facts, "source"));
    sums.set(source, (sums.get(source) ?? 0) + number(facts, "points"));
  }
  return sums;
}

/** Tells what a gang gets and pays at one moment, and the mission for which it is paid. */
const score: Joined<CityContext> = {
  joins: (next, before) =>
    isMissionPay(before[0]!)
      ? before.length === 1 && next.kind === "mission"
      : alike("seat")(next, before) && !isMissionPay(next),
  tell: (all, ctx, kinds) => {
    if (kinds.at(-1) === "mission") return missionPaid(all, ctx);
    const sums = bySource(all);
    const parts = [...sums].map(([name, sum]) =>
      t("cad-part", { name, number: withMinus(`${sum}`) }),
    );
    return t("cad-tell-scored", {
      ...doer(all[0]!, ctx),
      ducats: ducats([...sums.values()].reduce((sum, part) => sum + part, 0)),
      source: sums.size === 1 ? [...sums.keys()][0]! : join(parts),
    });
  },
};

/** The name of a mission says what it pays, but not for how many. */
const missionPaid = ([paid = {}, mission = {}]: Facts[], ctx: CityContext): string =>
  t(
    rowOf(ctx.components.missions, text(mission, "mission")).each
      ? "cad-tell-mission-paid"
      : "cad-tell-mission",
    {
      ...named(mission, ctx),
      ducats: ducats(number(paid, "points")),
    },
  );

/** Tells the throws of both fighters in one line. */
const thrown: Joined<CityContext> = {
  joins: ({ kind }, before) => before.length === 1 && kind === "fight.thrown",
  tell: ([mine = {}, theirs], ctx) =>
    theirs
      ? t("cad-tell-fight-both", {
          one: figureName(text(mine, "figure")),
          mine: join(list(mine, "dice")),
          other: figureName(text(theirs, "figure")),
          theirs: join(list(theirs, "dice")),
        })
      : t("cad-tell-fight-thrown", named(mine, ctx)),
};

/** Tells who has won, and by what: the best dice, the totals, a skill, or the rule for ties. */
const won: Teller = (facts) => {
  const by = text(facts, "by");
  const sums = list(facts, by === "total" ? "totals" : "scores").map(Number);
  return t(`cad-tell-won-${by}`, {
    winner: figureName(text(facts, "winner")),
    loser: figureName(text(facts, "loser")),
    score: Math.max(...sums),
    other: Math.min(...sums),
  });
};

/** What is paid for a throw is told with the dice that are thrown again. */
const rerolled: Joined<CityContext> = {
  joins: ({ kind, facts }, before) =>
    before.length === 1 &&
    ["fight.rerolled", "room.rerolled"].includes(kind) &&
    isSameFigure(facts, before),
  tell: (all, ctx, kinds) =>
    t(`cad-tell-${kinds.at(-1)!.replace(".", "-")}`, named(all.at(-1) ?? {}, ctx)),
};

const TOLD_PLAINLY = [
  ...["round", "turn", "alarm", "reckoning", "experience", "hired", "deployed"],
  ...["patrol.thrown", "patrol.stays", "patrol", "charmed", "rose", "exchanged", "skill"],
  ...["left", "removed", "chest.thrown", "chest.picked", "chest.smashed", "loot", "surplus"],
  ...["explored", "found", "looked", "equipped", "used-up", "wound", "healed", "fight"],
  ...["fight.rerolled", "fled", "imprisoned", "escaped", "snare", "crossbow"],
  ...["arcana.drawn", "arcana.played", "arcana.spent", "arcana.shuffled", "arcana.stolen"],
  ...["card.target", "mission", "intrigue.drawn", "intrigue.shown", "intrigue.end"],
  ...["room.thrown", "room.rerolled", "traded", "cyclops.thrown", "cyclops.moved"],
  ...["cyclops.lured", "strongbox", "tremor", "zombie.banished", "brewed", "wanted", "met"],
  ...["person.back", "ransom", "crowd"],
] as const;

const events: Story<CityContext>["events"] = {
  ...Object.fromEntries(
    TOLD_PLAINLY.map((kind) => [kind, plainly(`cad-tell-${kind.replace(".", "-")}`)]),
  ),
  "first-player": firstPlayer,
  move,
  moved,
  portcullis,
  score,
  "fight.thrown": thrown,
  "fight.won": won,
  rerolled,
  obvious: null, // what follows tells it
};

const FIGURES = ["figure", "guard", "attacker", "defender", "winner", "loser", "one", "other"];

/** The elements of the board that an event touches, by their ids. */
function touched({ facts }: StoryEvent): string[] {
  return [
    ...idsIn(facts, "figure-", ...FIGURES.filter((key) => typeof facts[key] === "string")),
    ...idsIn(facts, "place-", "place", "gate", "room"),
    ...idsIn(facts, "mission-", "mission", "next"),
    ...idsIn(facts, "player-", "seat", "victim"),
  ];
}

function heading({ kind, facts }: StoryEvent): Heading | null {
  if (kind === "round") return { level: "round", number: number(facts, "number") };
  if (kind === "turn") return { level: "part" };
  return kind === "reckoning" ? { level: "end" } : null;
}

/** What is counted as it is told, by kind of event: the number of a player, and the fact it goes by. */
const COUNTED: Record<string, { field: string; fact: string }> = {
  experience: { field: "experience", fact: "tokens" },
  score: { field: "ducats", fact: "points" },
};

function counts({ kind, facts }: StoryEvent): Tally | null {
  const [seat, counted] = [seatIn(facts), COUNTED[kind]];
  if (seat === null || !counted) return null;
  return { seat, field: counted.field, by: number(facts, counted.fact) };
}

const LEADS = ["fight", "fight.thrown", "fight.rerolled", "rerolled"];
const FOLLOWS = ["loot", "wound", "fled", "imprisoned"];

/** A fight is one line, with what led to it and what follows from it. */
const scene = ({ kind }: StoryEvent): SceneRole | null => {
  if (kind === "fight.won") return "tells";
  return LEADS.includes(kind) ? "opens" : FOLLOWS.includes(kind) ? "follows" : null;
};

export const STORY: Story<CityContext> = {
  events,
  weights: {
    ...{ turn: 1.2, alarm: 2.2, fight: 1.2, "fight.thrown": 1.6, "fight.won": 2, explored: 1.6 },
    ...{ "room.thrown": 1.6, "chest.thrown": 1.3, "cyclops.thrown": 1.5, mission: 1.8 },
    ...{ "intrigue.shown": 1.8, removed: 1.8, left: 1.5, "patrol.stays": 1.2 },
    ...{ crossbow: 1.6, snare: 1.6, traded: 1.4, "chest.smashed": 1.2 },
  },
  touched,
  heading,
  scene,
  signs: { "cad-n-ducats": SIGNS.purse },
  counts,
};
