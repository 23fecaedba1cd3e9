import type { ToBots } from "./bots.worker";

const LONGEST = 10_000;
const LONGEST_START = 60_000;
const TOO_LONG = JSON.stringify({ code: "", failed: "it took too long" });

/** The worker in which bots think, one question after the other. */
export class Thinking {
  #worker: Worker | null = null;
  #warm = false;
  #last: Promise<unknown> = Promise.resolve();

  /** `engine` is what each worker is started with. */
  constructor(private readonly engine: ToBots) {
    this.#started();
  }

  /** Have a question answered; a thought that takes too long is given up. */
  think(question: string): Promise<string> {
    const asked = this.#last.then(() => this.#ask(question));
    this.#last = asked;
    return asked;
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    this.#warm = false;
    this.#worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    this.#worker.postMessage(this.engine);
    return this.#worker;
  }

  #ask(question: string): Promise<string> {
    const worker = this.#started();
    return new Promise((resolve) => {
      const give = (answer: string, ended: boolean) => {
        clearTimeout(timer);
        if (ended) {
          worker.terminate();
          this.#worker = null;
        }
        resolve(answer);
      };
      const limit = this.#warm ? LONGEST : LONGEST_START;
      const timer = setTimeout(() => give(TOO_LONG, true), limit);
      worker.onerror = () => give(TOO_LONG, true);
      worker.onmessage = ({ data }: MessageEvent<string>) => {
        this.#warm = true;
        give(data, false);
      };
      worker.postMessage({ question });
    });
  }
}
