import type { Line } from "./story";
import type { SeatInfo, StoryEvent } from "./wire";

const LEAST = 900;
const PER_LETTER = 28;

/** The lines of what automatic opponents did; they are told from their first deed on. */
export function deedsOf(
  events: readonly StoryEvent[],
  lines: readonly Line[],
  seats: readonly SeatInfo[],
): Line[] {
  const automa = new Set(seats.filter(({ kind }) => kind === "automa").map(({ seat }) => seat));
  const first = events.findIndex(({ facts }) => automa.has(facts.seat as number));
  return first < 0 ? [] : lines.filter(({ at }) => at >= first);
}

/**
 * Tells a line at a time what was done in one go. Nobody has to wait for it: the table is open
 * meanwhile, and whoever touches it has heard enough.
 */
export class Telling {
  line = $state.raw<Line | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin to tell; `show` is called with each line. A speed of 0 tells nothing. */
  tell(lines: readonly Line[], speed: number, show: (line: Line) => void): void {
    this.skip();
    if (speed > 0 && lines.length > 1) this.#next([...lines], speed, show);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }

  #next(lines: Line[], speed: number, show: (line: Line) => void): void {
    const line = lines.shift() ?? null;
    this.line = line;
    if (!line) return;
    show(line);
    const long = Math.max(LEAST, line.text.length * PER_LETTER) / speed;
    this.#timer = setTimeout(() => this.#next(lines, speed, show), long);
  }
}
