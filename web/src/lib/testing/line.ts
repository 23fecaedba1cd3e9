import type { Line } from "../socket";

/** A line without a network: what was said on it, and the ways to answer. */
export class FakeLine implements Line {
  said: Record<string, unknown>[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(undefined as never);
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  breaks(): void {
    this.onclose?.(undefined as never);
  }
}
