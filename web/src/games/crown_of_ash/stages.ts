import type { Stage } from "../../lib/stage";
import Battle from "./Battle.svelte";
import KingSlain from "./KingSlain.svelte";
import type { AshContext } from "./types";

const inBattle = ({ view }: AshContext): boolean => view.battle !== null;
const contested = ({ view }: AshContext): string => view.battle?.region ?? "citadel";

/** The fall of the King is an event of its own; a battle stands there from its first question on. */
export const STAGES: readonly Stage<AshContext>[] = [
  { Scene: KingSlain, plays: ({ kind }) => kind === "king.slain", place: contested },
  {
    Scene: Battle,
    plays: (_, context) => inBattle(context),
    opens: ({ kind }) => kind === "battle.revealed",
    stands: inBattle,
    counts: ({ kind }) => kind === "battle.won" || kind === "battle.lost",
    place: contested,
  },
];
