import { describe, expect, it } from "vitest";
import { MatchSocket, type Timers } from "./socket";
import { FakeLine } from "./testing/line";
import type { ServerMessage } from "./wire";

class FakeTimers implements Timers {
  #next = 1;
  waiting = new Map<number, { seconds: number; what: () => void }>();

  after(seconds: number, what: () => void): number {
    this.waiting.set(this.#next, { seconds, what });
    return this.#next++;
  }

  cancel(timer: number): void {
    this.waiting.delete(timer);
  }

  /** Let the timer that ends first end. */
  pass(): number {
    const [timer, { seconds, what }] = [...this.waiting].sort(
      ([, a], [, b]) => a.seconds - b.seconds,
    )[0]!;
    this.waiting.delete(timer);
    what();
    return seconds;
  }
}

function connection() {
  const lines: FakeLine[] = [];
  const heard: ServerMessage[] = [];
  const states: boolean[] = [];
  const timers = new FakeTimers();
  let keys = 0;
  const socket = new MatchSocket(
    () => {
      lines.push(new FakeLine());
      return lines.at(-1)!;
    },
    { message: (message) => heard.push(message), state: (open) => states.push(open) },
    timers,
    () => `k${(keys += 1)}`,
  );
  socket.open();
  const line = () => lines.at(-1)!;
  const welcome = () => {
    line().opens();
    line().hears({ type: "welcome" });
  };
  return { socket, lines, line, heard, states, timers, welcome };
}

const choice = { type: "choose", seat: 0, number: 4, code: "gold" } as const;

describe("a socket of a match", () => {
  it("says hello with the last row it has", () => {
    const { line, welcome, timers } = connection();
    welcome();
    expect(line().said).toEqual([{ type: "hello", seq: null, moments: true }]);
    line().hears({ type: "push", seq: 7 });
    line().breaks();
    timers.pass();
    line().opens();
    expect(line().said).toEqual([{ type: "hello", seq: 7, moments: true }]);
  });

  it("sends what was not answered again with the same key", () => {
    const { socket, line, welcome, timers } = connection();
    welcome();
    socket.send(choice);
    line().breaks();
    timers.pass();
    welcome();
    expect(line().said.slice(1)).toEqual([{ ...choice, key: "k1" }]);
  });

  it("keeps what is sent while there is no connection", () => {
    const { socket, line, welcome } = connection();
    socket.send(choice);
    expect(line().said).toEqual([]);
    welcome();
    expect(line().said.slice(1)).toEqual([{ ...choice, key: "k1" }]);
  });

  it.each([
    { type: "ack", key: "k1", seq: 3 },
    { type: "refused", key: "k1", reason: "stale", message: "" },
  ])("does not repeat what was answered: $type", (answer) => {
    const { socket, line, welcome, timers } = connection();
    welcome();
    socket.send(choice);
    line().hears(answer);
    line().breaks();
    timers.pass();
    welcome();
    expect(line().said).toHaveLength(1);
  });

  it("tries again a little later when it was too fast", () => {
    const { socket, line, welcome, timers } = connection();
    welcome();
    socket.send(choice);
    line().hears({ type: "refused", key: "k1", reason: "too-fast", message: "" });
    timers.pass();
    expect(line().said.slice(1)).toEqual([
      { ...choice, key: "k1" },
      { ...choice, key: "k1" },
    ]);
  });

  it("waits longer after each failure, and a quarter of a minute at most", () => {
    const { line, timers } = connection();
    const waits = Array.from({ length: 8 }, () => {
      line().breaks();
      return timers.pass();
    });
    expect(waits[0]).toBeLessThan(0.7);
    expect(waits[3]).toBeGreaterThan(2);
    expect(Math.max(...waits)).toBeLessThan(20);
  });

  it("comes back when a stopping server says so", () => {
    const { lines, line, welcome, timers, states } = connection();
    welcome();
    line().hears({ type: "bye", retry: 1.5 });
    expect(states).toEqual([true, false]);
    expect(timers.pass()).toBe(1.5);
    expect(lines).toHaveLength(2);
  });

  it("drops a line that gives no sign of life", () => {
    const { lines, line, welcome, timers } = connection();
    welcome();
    timers.pass();
    expect(line().said.at(-1)).toEqual({ type: "ping" });
    timers.pass();
    expect(lines[0]?.closed).toBe(true);
    timers.pass();
    expect(lines).toHaveLength(2);
  });

  it("stays closed once it was closed", () => {
    const { socket, lines, line, timers, welcome } = connection();
    welcome();
    socket.close();
    line().breaks();
    expect(timers.waiting.size).toBe(0);
    expect(lines).toHaveLength(1);
  });
});
