import { Kept } from "./kept";
import type { Question, StoryEvent } from "./wire";

/** What a guide looks at: the table as the player knows it, and what happened since their choice. */
export interface Moment<View = unknown> {
  view: View;
  you: number | null;
  ask: Question | null;
  events: readonly StoryEvent[];
}

/** Something to explain. */
export interface Step<View = unknown> {
  id: string;
  /** The message that explains it. */
  message: string;
  /** The moment for it. */
  when(moment: Moment<View>): boolean;
  /** The ids of the elements it speaks of. */
  highlight(moment: Moment<View>): string[];
  /** Whether nothing is explained after it. */
  last: boolean;
}

type Sketch<View> = Partial<Step<View>> & Pick<Step<View>, "when">;

/** Makes the steps of a game, whose messages begin with its prefix. */
export const steps =
  <View>(prefix: string) =>
  (id: string, { when, highlight = () => [], last = false }: Sketch<View>): Step<View> => ({
    id,
    message: `${prefix}-tutorial-${id}`,
    when,
    highlight,
    last,
  });

/** Whether the player is asked one of these. */
export const asked = ({ ask, you }: Moment, ...prompts: string[]): boolean =>
  ask !== null && ask.seat === you && prompts.includes(ask.prompt);

/** What has been told is kept as one number, with a bit for every step. */
export const NOTHING_TOLD = 0;

const bit = (at: number): number => 2 ** at;

/** What to keep when the guide is sent away. */
export const allTold = ({ length }: readonly Step[]): number => bit(length) - 1;

/** Note that a step has been told. */
export const tell = (steps: readonly Step[], told: number, at: number): number =>
  steps[at]?.last ? allTold(steps) : told | bit(at);

export const isOver = (steps: readonly Step[], told: number): boolean => told >= allTold(steps);

/** Find the step to tell now; null where the guide had better be silent. */
export function nextStep<View>(
  steps: readonly Step<View>[],
  told: number,
  moment: Moment<View>,
): number | null {
  if (moment.you === null) return null;
  const next = steps.findIndex((step, at) => !(told & bit(at)) && step.when(moment));
  return next < 0 ? null : next;
}

const told = new Kept("emberkeep-guide", 30);

/** What the guide has told in a match; undefined where it was never called. */
export const toldIn = (match: string): number | undefined => told.get(match);

/** Remember what the guide has told, so that it goes on there after a reload. */
export const keepTold = (match: string, now: number): void => told.set(match, now);
