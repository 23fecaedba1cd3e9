import type { Stage } from "../../lib/stage";
import type { StoryEvent } from "../../lib/wire";
import Ages from "./Ages.svelte";
import Incomes from "./Incomes.svelte";
import type { RoyalContext } from "./types";
import Unveiled from "./Unveiled.svelte";
import Wars from "./Wars.svelte";

const DEPLOYMENT = 2;
const WAR = 3;
const INCOME = 4;
const AGEING = 6;
const COUNTED = ["lich.armies", "strength", "war", "income"];

/** A stage for some kinds of events in a phase. */
const during = (
  phase: number,
  Scene: Stage<RoyalContext>["Scene"],
  ...kinds: string[]
): Stage<RoyalContext> => ({
  Scene,
  plays: ({ kind }: StoryEvent, { view }: RoyalContext) =>
    view.phase === phase && kinds.includes(kind),
  counts: ({ kind }) => COUNTED.includes(kind),
});

/** Kingdoms are turned face up, each war is fought, gold comes in, and units grow old. */
export const STAGES: readonly Stage<RoyalContext>[] = [
  during(DEPLOYMENT, Unveiled, "deployed"),
  during(WAR, Wars, "lich.armies", "strength", "war", "lich.wins", "score", "gold"),
  during(INCOME, Incomes, "income", "gold", "score"),
  during(AGEING, Ages, "saved", "die", "age", "gold", "score", "grow.old"),
];
