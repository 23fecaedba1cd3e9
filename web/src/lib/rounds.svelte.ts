/** How long the points of a round are shown by themselves, in milliseconds. */
const READING = 8000;

/** The points of a round that are shown, and a pause for whoever reads them. */
export class RoundPause {
  /** The round whose points are shown. */
  shown = $state<number | null>(null);
  #goOn: () => void = () => undefined;

  /** Wait until the points have been read. */
  read(speed: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(), READING / speed);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Put the points away, and let come what waits for their reader. */
  close(): void {
    this.shown = null;
    this.#goOn();
  }
}
