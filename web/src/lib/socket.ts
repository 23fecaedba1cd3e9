import type { ClientMessage, Keyed, ServerMessage } from "./wire";

/** What we need of a WebSocket, so that tests can play one. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Timers {
  after(seconds: number, what: () => void): number;
  cancel(timer: number): void;
}

export interface Ears {
  message(message: ServerMessage): void;
  /** Whether the line is open; false while we try again. */
  state(open: boolean): void;
}

const clock: Timers = {
  after: (seconds, what) => setTimeout(what, seconds * 1000) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
};

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
const PING_EVERY = 30;
const SILENCE = 10;

type Unkeyed<T> = T extends Keyed ? Omit<T, "key"> : never;

/** A connection to one match that comes back by itself and loses no message of ours. */
export class MatchSocket {
  /** The last row of the match's log that arrived. */
  seq: number | null = null;
  #line: Line | null = null;
  #welcomed = false;
  #closed = false;
  #failures = 0;
  #timer: number | undefined;
  #pulse: number | undefined;
  #unanswered = new Map<string, Keyed>();

  constructor(
    private readonly connect: () => Line,
    private readonly ears: Ears,
    private readonly timers: Timers = clock,
    private readonly newKey: () => string = randomKey,
  ) {}

  open(): void {
    if (this.#line || this.#closed) return;
    this.timers.cancel(this.#timer ?? 0);
    const line = this.connect();
    this.#line = line;
    line.onopen = () => this.#write({ type: "hello", seq: this.seq, moments: true });
    line.onmessage = (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as ServerMessage);
    line.onclose = () => this.#lost(line);
  }

  close(): void {
    this.#closed = true;
    this.timers.cancel(this.#timer ?? 0);
    this.timers.cancel(this.#pulse ?? 0);
    this.#line?.close();
    this.#line = null;
  }

  /** Try at once instead of waiting: the network came back. */
  hurry(): void {
    this.#failures = 0;
    if (this.#line) this.#ping();
    else this.open();
  }

  /** Send a message that must arrive: again after every loss until it is answered. */
  send(message: Unkeyed<Keyed>): string {
    const keyed = { ...message, key: this.newKey() } as Keyed;
    this.#unanswered.set(keyed.key, keyed);
    if (this.#welcomed) this.#write(keyed);
    return keyed.key;
  }

  /** Say into whose hands the device is now. It ends with the connection, so it is never resent. */
  take(seat: number | null): void {
    if (this.#welcomed) this.#write({ type: "take", seat });
  }

  #write(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#failures = 0;
    this.#watch();
    if (message.type === "welcome") this.#welcome();
    else if (message.type === "push") this.seq = Math.max(this.seq ?? 0, message.seq);
    else if (message.type === "ack") this.#unanswered.delete(message.key);
    else if (message.type === "refused") this.#refused(message.key, message.reason);
    else if (message.type === "bye") this.#drop(message.retry);
    this.ears.message(message);
  }

  #welcome(): void {
    this.#welcomed = true;
    this.ears.state(true);
    for (const message of this.#unanswered.values()) this.#write(message);
  }

  #refused(key: string | null, reason: string): void {
    if (key === null) return;
    const message = this.#unanswered.get(key);
    if (!message) return;
    if (reason !== "too-fast" && reason !== "busy") {
      this.#unanswered.delete(key);
      return;
    }
    this.timers.after(1, () => {
      if (this.#welcomed && this.#unanswered.has(key)) this.#write(message);
    });
  }

  #lost(line: Line): void {
    if (line !== this.#line) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#drop(wait * (0.75 + Math.random() / 2));
  }

  #drop(retry: number): void {
    const line = this.#line;
    this.#line = null;
    this.#welcomed = false;
    this.timers.cancel(this.#pulse ?? 0);
    line?.close();
    if (this.#closed) return;
    this.ears.state(false);
    this.#timer = this.timers.after(retry, () => this.open());
  }

  /** Ask for a sign of life when it was quiet for a while. */
  #watch(): void {
    this.timers.cancel(this.#pulse ?? 0);
    this.#pulse = this.timers.after(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    const line = this.#line;
    if (!line || !this.#welcomed) return;
    this.#write({ type: "ping" });
    this.timers.cancel(this.#pulse ?? 0);
    this.#pulse = this.timers.after(SILENCE, () => this.#lost(line));
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
