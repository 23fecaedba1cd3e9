import { join } from "./facts";

/** What happened since somebody last looked: what concerns them, and what each other seat did. */
export class Summary {
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

  /** First what concerns the viewer, then a line for each other seat. */
  lines(points: (number: number) => string, tell: (seat: number, deeds: string) => string) {
    for (const [seat, gained] of this.#points) if (gained > 0) this.deed(seat, points(gained));
    return [...this.own, ...[...this.#deeds].map(([seat, done]) => tell(seat, join(done)))];
  }
}
