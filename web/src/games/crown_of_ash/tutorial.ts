import { asked, steps, type Moment, type Step } from "../../lib/guide";
import type { AshView } from "./types";

type AshMoment = Moment<AshView>;

const MINIONS = 4;

/** How many minions the player has placed, later rounds counted as a whole one. */
function placed({ view, you }: AshMoment): number {
  if (you === null || view.round > 1) return MINIONS;
  return MINIONS - (view.players[you]?.minions ?? MINIONS);
}

/** The player is to place a minion, and has placed so many before. */
const turn =
  (number: number) =>
  (state: AshMoment): boolean =>
    asked(state, "place") && placed(state) >= number;

const slots =
  (ending: string) =>
  ({ ask }: AshMoment): string[] =>
    (ask?.codes ?? []).filter((code) => code.endsWith(ending)).map((code) => `slot-${code}`);

/** The warriors, cards or tiles that the codes of an ask name. */
const pieces =
  (kind: string, ...families: string[]) =>
  ({ ask }: AshMoment): string[] =>
    (ask?.codes ?? [])
      .filter((code) => families.some((family) => code.startsWith(`${family}:`)))
      .map((code) => `${kind}-${code.slice(code.indexOf(":") + 1)}`);

const mine = ({ view, you }: AshMoment): string[] =>
  view.regions.filter((region) => region.owner === you).map((region) => region.id);

/** Whether the player fought in a battle that has just ended. */
const fought = ({ events, you }: AshMoment): boolean =>
  events.some(
    ({ kind, facts }) =>
      (kind === "battle.won" || kind === "battle.lost") &&
      (facts.seat === you || facts.defender === you),
  );

const step = steps<AshView>("coa");

/**
 * What the guide explains in a first match, in the order in which it explains what could be told at
 * the same moment.
 */
export const TUTORIAL: readonly Step<AshView>[] = [
  step("goal", { when: ({ ask }) => ask !== null }),
  step("regions", { when: ({ ask }) => ask !== null, highlight: mine }),
  step("defender", {
    when: (state) => asked(state, "setup.defender"),
    highlight: pieces("warrior", "warrior"),
  }),
  step("outcome", { when: fought }), // before the recruiting that follows at once
  step("place", { when: turn(0) }),
  step("gather", { when: turn(0), highlight: slots("/resource") }),
  step("adjust", {
    when: (state) => asked(state, "adjust"),
    highlight: pieces("warrior", "add", "take"),
  }),
  step("recruit", {
    when: (state) => asked(state, "recruit"),
    highlight: pieces("warrior", "recruit"),
  }),
  step("gold", { when: turn(1), highlight: () => ["slot-gold"] }),
  step("build", {
    when: (state) => turn(1)(state) || asked(state, "build.tile", "build.site"),
    highlight: (state) => [
      "slot-build",
      ...state.view.offer.filter(Boolean).map((id) => `tile-${id}`),
    ],
  }),
  step("attack", { when: turn(2), highlight: slots("/battle") }),
  step("commit", {
    when: (state) => asked(state, "battle.commit"),
    highlight: pieces("warrior", "warrior"),
  }),
  step("card", {
    when: (state) => asked(state, "battle.card"),
    highlight: pieces("card", "card"),
  }),
  step("citadel", {
    when: turn(2),
    highlight: () => ["citadel", "slot-citadel/left", "slot-citadel/right", "slot-citadel/front"],
  }),
  step("refresh", { when: turn(3), highlight: () => ["slot-refresh"] }),
  step("round", { when: ({ view }) => view.round > 1, highlight: mine }),
  step("fate", {
    when: ({ view, ask }) => view.round > 1 && ask !== null,
    highlight: () => ["fate"],
  }),
  step("farewell", { when: ({ view, ask }) => view.round > 1 && ask !== null }),
];
