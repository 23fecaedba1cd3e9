import { isOver, nextStep, NOTHING_TOLD, tell, type Moment, type Step } from "../guide";

/** Tell everything that can be told at each moment; the ids of what was told, moment by moment. */
export function heard<View>(steps: readonly Step<View>[], moments: Moment<View>[]) {
  let told = NOTHING_TOLD;
  const ids = moments.map((moment) => {
    const now: string[] = [];
    for (let at = nextStep(steps, told, moment); at !== null; at = nextStep(steps, told, moment)) {
      now.push(steps[at]!.id);
      told = tell(steps, told, at);
    }
    return now;
  });
  return { ids, over: isOver(steps, told) };
}

/** What a step points at. */
export const lights = <View>(steps: readonly Step<View>[], id: string, moment: Moment<View>) =>
  steps.find((step) => step.id === id)!.highlight(moment);
