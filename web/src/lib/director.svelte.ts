import type { Line } from "./story";
import type { Push, StoryEvent } from "./wire";

const LEAST = 700;
const PER_LETTER = 16;
const LONGEST = 4000;

/** What happened up to a moment, with the board as it was then. */
export interface Scene {
  view: unknown;
  events: StoryEvent[];
}

/** Cut a push into scenes: the moments that led to it, then what is now. */
export function scenesOf({ moments, story, view }: Push): Scene[] {
  const scenes: Scene[] = [];
  let from = 0;
  for (const moment of moments) {
    scenes.push({ view: moment.view, events: story.slice(from, moment.events) });
    from = moment.events;
  }
  return [...scenes, { view, events: story.slice(from) }];
}

/** How long a line is shown at full speed, in milliseconds; what weighs more stays longer. */
export const duration = (line: Line, weight = 1): number =>
  Math.min(LONGEST, Math.max(LEAST, line.text.length * PER_LETTER) * weight);

/**
 * Plays what happened, a line at a time, before the next question opens. Whoever touches the table
 * has seen enough: then everything that still waits is shown at once, until the director is caught up.
 */
export class Director {
  line = $state.raw<Line | null>(null);
  #skipping = false;
  #skip: (() => void) | null = null;

  /** Whether somebody has had enough of what is being played. */
  get skipping(): boolean {
    return this.#skipping;
  }

  /** Begin something new: what was skipped before no longer counts. */
  begin(): void {
    this.#skipping = false;
  }

  /** Show lines one after the other; `show` is called with each. A speed of 0 shows none. */
  async play(
    lines: readonly Line[],
    speed: number,
    weigh: (line: Line) => number,
    show: (line: Line) => void,
  ): Promise<void> {
    for (const line of lines) {
      if (speed <= 0 || this.#skipping || document.hidden) break;
      this.line = line;
      show(line);
      await this.#wait(duration(line, weigh(line)) / speed);
    }
    this.line = null;
  }

  /** End what is being played; where nothing is, a touch means something else. */
  skip(): void {
    if (!this.#skip) return;
    this.#skipping = true;
    this.#skip();
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#skip = end;
    });
  }
}
