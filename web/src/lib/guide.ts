import type { Ask, StoryEvent } from "./table.svelte";

/** What a guide looks at: the table as the player knows it, and what happened since their choice. */
export interface Moment {
  view: unknown;
  you: number | null;
  ask: Ask | null;
  events: StoryEvent[];
}

/** What a game's `tutorial.ts` exports. What has been told is one number. */
export interface Tutorial {
  TUTORIAL: readonly {
    /** The message that explains it. */
    message: string;
    /** The ids of the elements it speaks of. */
    highlight(moment: never): string[];
  }[];
  NOTHING_TOLD: number;
  ALL_TOLD: number;
  tell(told: number, step: number): number;
  isOver(told: number): boolean;
  /** The step to tell now; null where the guide had better be silent. */
  nextStep(told: number, moment: never): number | null;
}

const PLACE = "emberkeep-guide";
const MOST = 30;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** What the guide has told in a match; undefined where it was never called. */
export function toldIn(match: string): number | undefined {
  return all()[match];
}

/** Remember what the guide has told, so that it goes on there after a reload. */
export function keepTold(match: string, told: number): void {
  const { [match]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [match, told]])));
  } catch {
    // Storage is closed to us: the guide then starts anew with the page.
  }
}
