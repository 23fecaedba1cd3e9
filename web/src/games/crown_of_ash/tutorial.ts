import type { Ask, StoryEvent } from "../../lib/table.svelte";
import type { AshView } from "./types";

/** What the guide looks at: the table now, and what happened since it last looked. */
export interface TutorialState {
  view: AshView;
  you: number | null;
  ask: Ask | null;
  events: StoryEvent[];
}

/** Something to explain. */
export interface TutorialStep {
  id: string;
  /** The message that explains it. */
  message: string;
  /** The moment for it. */
  when(state: TutorialState): boolean;
  /** The ids of what it speaks of: as `touched` gives them, and `fate` for the fate card. */
  highlight(state: TutorialState): string[];
  /** Whether the player should now do it, so that the words may stay until it is done. */
  act: boolean;
}

const MINIONS = 4;

const asked = (state: TutorialState, ...prompts: string[]): boolean =>
  state.ask !== null && state.ask.seat === state.you && prompts.includes(state.ask.prompt);

/** How many minions the player has placed, later rounds counted as a whole one. */
function placed({ view, you }: TutorialState): number {
  if (you === null || view.round > 1) return MINIONS;
  return MINIONS - (view.players[you]?.minions ?? MINIONS);
}

/** The player is to place a minion, and has placed so many before. */
const turn =
  (number: number) =>
  (state: TutorialState): boolean =>
    asked(state, "place") && placed(state) >= number;

const slots =
  (ending: string) =>
  ({ ask }: TutorialState): string[] =>
    (ask?.codes ?? []).filter((code) => code.endsWith(ending)).map((code) => `slot-${code}`);

/** The warriors, cards or tiles that the codes of an ask name. */
const pieces =
  (kind: string, ...families: string[]) =>
  ({ ask }: TutorialState): string[] =>
    (ask?.codes ?? [])
      .filter((code) => families.some((family) => code.startsWith(`${family}:`)))
      .map((code) => `${kind}-${code.slice(code.indexOf(":") + 1)}`);

const mine = ({ view, you }: TutorialState): string[] =>
  view.regions.filter((region) => region.owner === you).map((region) => region.id);

/** Whether the player fought in a battle that has just ended. */
const fought = ({ events, you }: TutorialState): boolean =>
  events.some(
    ({ kind, facts }) =>
      (kind === "battle.won" || kind === "battle.lost") &&
      (facts.seat === you || facts.defender === you),
  );

type Sketch = Partial<TutorialStep> & Pick<TutorialStep, "when">;

function step(id: string, { when, highlight = () => [], act = false }: Sketch): TutorialStep {
  return { id, message: `coa-tutorial-${id}`, when, highlight, act };
}

/**
 * What the guide explains in a first match, in the order in which it explains what could be told at
 * the same moment.
 */
export const TUTORIAL: readonly TutorialStep[] = [
  step("goal", { when: ({ ask }) => ask !== null }),
  step("regions", { when: ({ ask }) => ask !== null, highlight: mine }),
  step("defender", {
    when: (state) => asked(state, "setup.defender"),
    highlight: pieces("warrior", "warrior"),
    act: true,
  }),
  step("outcome", { when: fought }), // before the recruiting that follows at once
  step("place", { when: turn(0) }),
  step("gather", { when: turn(0), highlight: slots("/resource"), act: true }),
  step("adjust", {
    when: (state) => asked(state, "adjust"),
    highlight: pieces("warrior", "add", "take"),
    act: true,
  }),
  step("recruit", {
    when: (state) => asked(state, "recruit"),
    highlight: pieces("warrior", "recruit"),
    act: true,
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
    act: true,
  }),
  step("card", {
    when: (state) => asked(state, "battle.card"),
    highlight: pieces("card", "card"),
    act: true,
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

/** What has been told is kept as one number, with a bit for every step. */
export const NOTHING_TOLD = 0;
/** What to keep when the tutorial is skipped. */
export const ALL_TOLD = 2 ** TUTORIAL.length - 1;

const bit = (step: number): number => 2 ** step;

/** Note that a step has been told. */
export const tell = (told: number, step: number): number => told | bit(step);

export const isOver = (told: number): boolean => told >= ALL_TOLD;

/** Find the step that the guide should tell now; null where it had better be silent. */
export function nextStep(told: number, state: TutorialState): number | null {
  if (state.you === null) return null;
  const next = TUTORIAL.findIndex((step, at) => !(told & bit(at)) && step.when(state));
  return next < 0 ? null : next;
}
