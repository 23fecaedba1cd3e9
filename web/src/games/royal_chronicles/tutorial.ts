import type { Ask, StoryEvent } from "../../lib/table.svelte";
import type { RoyalView } from "./types";

/** What the guide looks at: the table now, and what happened since it last looked. */
export interface TutorialState {
  view: RoyalView;
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
  /** The ids of what it speaks of: as `touched` gives them, and `purse` for the gold at hand. */
  highlight(state: TutorialState): string[];
  /** Whether the player should now do it, so that the words may stay until it is done. */
  act: boolean;
}

const ABILITIES = ["ability.next", "time-master", "master-alchemist", "herbalist", "shadow"];

const asked = (state: TutorialState, ...prompts: string[]): boolean =>
  state.ask !== null && state.ask.seat === state.you && prompts.includes(state.ask.prompt);

/** Whether the Lich King is the opponent: much is told in other words then. */
const alone = ({ view }: TutorialState): boolean => view.lich !== null;

/** How many units the player has placed so far, while deploying. */
const placed = (state: TutorialState): number =>
  asked(state, "deploy") ? (state.view.plan?.placed.length ?? 0) : 0;

const happened = ({ events, you }: TutorialState, kind: string): boolean =>
  events.some((event) => event.kind === kind && event.facts.seat === you);

/** The cards that the codes of an ask name, each once. */
function cards({ ask }: TutorialState): string[] {
  const named = (ask?.codes ?? []).map((code) => /^(?:keep|place):([\w-]+)/.exec(code)?.[1]);
  return [...new Set(named.filter((card) => card !== undefined))].map((card) => `card-${card}`);
}

const row = ({ view }: TutorialState): string[] =>
  (view.lich?.row ?? []).filter(Boolean).map((id) => `necropolis-${id}`);

const armies = ({ view }: TutorialState): string[] =>
  view.lich ? ["army-black", "army-purple"] : [];

const units = ({ view, you }: TutorialState): string[] => {
  const kingdom = you === null ? undefined : view.players[you]?.kingdom;
  return [...(kingdom?.front ?? []), ...(kingdom?.back ?? [])].map(({ card }) => `card-${card}`);
};

/** The buildings that can be built now. */
const sites = ({ ask, you }: TutorialState): string[] => {
  const named = (ask?.codes ?? []).map((code) => /^(?:build|upgrade):(\w+)/.exec(code)?.[1]);
  return [...new Set(named.filter(Boolean))].map((id) => `building-${you}-${id}`);
};

type Sketch = Partial<TutorialStep> & Pick<TutorialStep, "when">;

function step(id: string, { when, highlight = () => [], act = false }: Sketch): TutorialStep {
  return { id, message: `rc-tutorial-${id}`, when, highlight, act };
}

/**
 * What the guide explains in a first match, in the order in which it explains what could be told at
 * the same moment.
 */
export const TUTORIAL: readonly TutorialStep[] = [
  step("goal", { when: (state) => state.ask !== null && alone(state) }),
  step("goal-people", { when: (state) => state.ask !== null && !alone(state) }),
  step("card", {
    when: (state) => asked(state, "draft.keep"),
    highlight: (state) => cards(state).slice(0, 1),
  }),
  step("draft", {
    when: (state) => asked(state, "draft.keep") && alone(state),
    highlight: cards,
    act: true,
  }),
  step("draft-people", {
    when: (state) => asked(state, "draft.keep") && !alone(state),
    highlight: cards,
    act: true,
  }),
  step("underworld", {
    when: (state) => asked(state, "draft.keep") && (state.view.lich?.underworld.length ?? 0) > 0,
    highlight: row,
  }),
  step("rows", { when: (state) => asked(state, "deploy"), highlight: cards }),
  step("gold", { when: (state) => asked(state, "deploy"), highlight: () => ["purse"], act: true }),
  step("outlook", { when: (state) => placed(state) > 0 && alone(state), highlight: armies }),
  step("outlook-people", { when: (state) => placed(state) > 0 && !alone(state) }),
  step("keep", { when: (state) => placed(state) > 1 }),
  step("ability", { when: (state) => asked(state, ...ABILITIES), highlight: units }),
  step("war", { when: (state) => happened(state, "war") && alone(state), highlight: armies }),
  step("war-people", { when: (state) => happened(state, "war") && !alone(state) }),
  step("income", { when: (state) => happened(state, "income") }),
  step("build", { when: (state) => asked(state, "build"), highlight: sites, act: true }),
  step("ageing", { when: ({ view }) => view.round > 1, highlight: units }),
  step("marker", { when: (state) => state.view.round > 1 && alone(state), highlight: row }),
  step("farewell", { when: ({ view, ask }) => view.round > 1 && ask !== null }),
];

/** What has been told is kept as one number, with a bit for every step. */
export const NOTHING_TOLD = 0;
/** What to keep when the tutorial is skipped. */
export const ALL_TOLD = 2 ** TUTORIAL.length - 1;

const bit = (step: number): number => 2 ** step;

/** Note that a step has been told; after the last there is no other, whatever never happened. */
export const tell = (told: number, step: number): number =>
  step === TUTORIAL.length - 1 ? ALL_TOLD : told | bit(step);

export const isOver = (told: number): boolean => told >= ALL_TOLD;

/** Find the step that the guide should tell now; null where it had better be silent. */
export function nextStep(told: number, state: TutorialState): number | null {
  if (state.you === null) return null;
  const next = TUTORIAL.findIndex((step, at) => !(told & bit(at)) && step.when(state));
  return next < 0 ? null : next;
}
