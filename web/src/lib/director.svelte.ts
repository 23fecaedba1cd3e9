import type { Line } from "./story";

const LEAST = 700;
const PER_LETTER = 16;
const LONGEST = 4000;
/** How much faster each push makes it that waits to be shown. */
const HURRY = 0.5;

/** How long a line is shown at full speed, in milliseconds; what weighs more stays longer. */
export const duration = (line: Line, weight = 1): number =>
  Math.min(LONGEST, Math.max(LEAST, line.text.length * PER_LETTER) * weight);

/** How fast things are told: faster the more of them wait. */
export const pace = (speed: number, waiting: number): number => speed * (1 + HURRY * waiting);

/**
 * Gives every line its time, before the next question opens. Whoever touches the table has seen
 * enough: then everything that still waits is shown at once, until something new begins.
 */
export class Director {
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

  /** Let a line be read. */
  hold(line: Line, speed: number, weight = 1): Promise<void> {
    return this.#pause(duration(line, weight), speed);
  }

  /** Let something be counted to its end; where nobody looks, pictures stand still, and time does not. */
  count(counted: Promise<unknown>, speed: number): Promise<void> {
    return this.#pause(LONGEST, speed, counted);
  }

  #pause(most: number, speed: number, until?: Promise<unknown>): Promise<void> {
    if (speed <= 0 || this.#skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        if (this.#skip === end) this.#skip = null;
        resolve();
      };
      const timer = setTimeout(end, most / speed);
      this.#skip = end;
      void until?.then(end);
    });
  }

  /** End what is being played; where nothing is, a touch means something else. */
  skip(): void {
    if (!this.#skip) return;
    this.#skipping = true;
    this.#skip();
  }
}
