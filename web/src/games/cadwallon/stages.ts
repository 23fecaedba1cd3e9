import { text } from "../../lib/facts";
import type { Stage } from "../../lib/stage";
import type { StoryEvent } from "../../lib/wire";
import AlarmScene from "./AlarmScene.svelte";
import CardScene from "./CardScene.svelte";
import { placeId } from "./district";
import FightScene from "./FightScene.svelte";
import { figureOf } from "./pieces";
import ReckoningScene from "./ReckoningScene.svelte";
import { isMissionPay } from "./story";
import TaskScene from "./TaskScene.svelte";
import ThrowScene from "./ThrowScene.svelte";
import TokenScene from "./TokenScene.svelte";
import type { CityContext } from "./types";

const kinds =
  (...all: string[]) =>
  ({ kind }: StoryEvent): boolean =>
    all.includes(kind);

/** The place of a fight, or where the one stands who acts. */
function place({ view }: CityContext): string {
  for (const { facts } of view.progress.toReversed()) {
    const figure = figureOf(text(facts, "figure") || text(facts, "target"), view);
    const found = text(facts, "place") || text(facts, "room") || figure?.place;
    if (found) return placeId(found);
  }
  return "";
}

/** Whether the question that is open belongs to one of these chapters. */
const within =
  (...chapters: string[]) =>
  ({ view }: CityContext): boolean =>
    chapters.includes(view.progress.at(-1)?.chapter ?? "");

/** What is paid for something; a mission has a scene of its own. */
const isPaid = (event: StoryEvent): boolean =>
  event.kind === "experience" || (event.kind === "score" && !isMissionPay(event));

const paidAnd =
  (...all: string[]) =>
  (event: StoryEvent): boolean =>
    isPaid(event) || all.includes(event.kind);

const FIGHT: Stage<CityContext> = {
  Scene: FightScene,
  plays: kinds("fight", "fight.thrown", "fight.rerolled", "fight.won", "fled", "imprisoned"),
  follows: paidAnd(
    "arcana.played",
    "arcana.spent",
    "rerolled",
    "loot",
    "surplus",
    "wound",
    "used-up",
  ),
  opens: kinds("fight"),
  closes: kinds("fled", "imprisoned"),
  stands: within("Brawl", "Round"),
  place,
};

const LOCK: Stage<CityContext> = {
  Scene: ThrowScene,
  plays: kinds("chest.thrown", "chest.picked", "chest.smashed"),
  follows: paidAnd("rerolled", "arcana.spent", "loot", "surplus"),
  opens: ({ kind }) => kind === "chest.smashed",
  stands: within("Picking"),
  place,
};

const ROOM: Stage<CityContext> = {
  Scene: ThrowScene,
  plays: kinds("room.thrown", "room.rerolled", "traded", "escaped"),
  follows: paidAnd("rerolled", "left", "removed", "arcana.drawn"),
  opens: kinds("room.thrown", "traded"),
  stands: within("Throwing"),
  place,
};

const CYCLOPS: Stage<CityContext> = {
  Scene: ThrowScene,
  plays: kinds("cyclops.thrown", "cyclops.moved", "cyclops.lured"),
  follows: kinds("rerolled"),
  stands: within("Prowl"),
  place: ({ view }) => (view.cyclops ? placeId(view.cyclops) : ""),
};

const PATROL: Stage<CityContext> = {
  Scene: ThrowScene,
  plays: kinds("patrol.thrown", "patrol.stays"),
};

const SHOT: Stage<CityContext> = {
  Scene: ThrowScene,
  plays: kinds("snare", "crossbow"),
  follows: kinds("wound", "used-up", "rerolled"),
  opens: kinds("snare", "crossbow"),
  stands: within("Shot"),
  place,
};

const TOKEN: Stage<CityContext> = {
  Scene: TokenScene,
  plays: kinds("explored", "found", "tremor", "looked"),
  follows: kinds("wound", "experience", "used-up", "equipped"),
  opens: kinds("explored", "found", "tremor", "looked"),
  place,
};

/** Whether an event begins the scene of a task: a mission begins with what it pays. */
const isTask = (event: StoryEvent): boolean =>
  isMissionPay(event) || ["intrigue.shown", "intrigue.end"].includes(event.kind);

const TASK: Stage<CityContext> = {
  Scene: TaskScene,
  plays: (event) => isTask(event) || event.kind === "mission",
  follows: isPaid,
  opens: isTask,
};

const CARD: Stage<CityContext> = {
  Scene: CardScene,
  plays: kinds("arcana.played", "card.target"),
  follows: paidAnd("healed"),
  opens: kinds("arcana.played"),
};

const ALARM: Stage<CityContext> = {
  Scene: AlarmScene,
  plays: kinds("alarm", "portcullis"),
  opens: kinds("alarm"),
};

const RECKONING: Stage<CityContext> = {
  Scene: ReckoningScene,
  plays: kinds("reckoning"),
  follows: kinds("score"),
  opens: kinds("reckoning"),
  counts: ({ kind }) => kind === "score",
};

/** Fights, throws, tokens, tasks, cards, the alarm and the reckoning are shown large. */
export const STAGES: readonly Stage<CityContext>[] = [
  ...[FIGHT, LOCK, ROOM, CYCLOPS, SHOT, PATROL],
  ...[TOKEN, TASK, CARD, ALARM, RECKONING],
];
