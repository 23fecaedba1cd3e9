import { join, seatIn } from "./facts";
import type { StoryEvent } from "./wire";

/** A line about what happened, and the seat that it is about. */
export interface News {
  seat: number | null;
  text: string;
}

/**
 * Find where a recap begins: at the last of one's choices after which others did something. What
 * one did since belongs to it, so it stays until others do more.
 */
export function recapStart(
  chosen: readonly number[],
  story: readonly StoryEvent[],
  you: number | null,
): number | null {
  const byOthers = ({ facts }: StoryEvent) => ![null, you].includes(seatIn(facts));
  return chosen.findLast((from) => story.slice(from).some(byOthers)) ?? chosen.at(-1) ?? null;
}

/** What happened since somebody last looked: what concerns them, and what each other seat did. */
export class Summary {
  /** What concerns everybody, such as a new round. */
  readonly common: string[] = [];
  readonly own: string[] = [];
  readonly #deeds = new Map<number, string[]>();
  readonly #points = new Map<number, number>();

  constructor(readonly you: number | null) {}

  isMine(seat: number | null): boolean {
    return seat !== null && seat === this.you;
  }

  /** Note what a seat did; one knows what one did oneself. */
  deed(seat: number | null, deed: string): void {
    if (seat === null || this.isMine(seat)) return;
    this.#deeds.set(seat, [...(this.#deeds.get(seat) ?? []), deed]);
  }

  score(seat: number | null, points: number): void {
    if (seat !== null) this.#points.set(seat, (this.#points.get(seat) ?? 0) + points);
  }

  /** The points that the viewer scored. */
  get scored(): number {
    return this.you === null ? 0 : (this.#points.get(this.you) ?? 0);
  }

  /** First what concerns everybody, then what concerns the viewer, then a line for each other seat. */
  lines(points: (number: number) => string, tell: (seat: number, deeds: string) => string): News[] {
    for (const [seat, gained] of this.#points) if (gained > 0) this.deed(seat, points(gained));
    return [
      ...this.common.map((text) => ({ seat: null, text })),
      ...this.own.map((text) => ({ seat: this.you, text })),
      ...[...this.#deeds].map(([seat, done]) => ({ seat, text: tell(seat, join(done)) })),
    ];
  }
}
