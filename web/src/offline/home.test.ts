import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromTables, ToTables } from "./home";

/** A worker that only listens; tests answer for it. */
class FakeWorker {
  static last: FakeWorker;
  said: ToTables[] = [];
  onmessage: (event: { data: FromTables }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: ToTables): void {
    this.said.push(message);
  }

  tell(data: FromTables): void {
    this.onmessage({ data });
  }
}

async function opened() {
  const { home } = await import("./home");
  return { home, worker: FakeWorker.last };
}

describe("a page on its own", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("document", { baseURI: "http://here/games/index.html#/match/x" });
  });

  it("tells its worker in which folder the files are", async () => {
    const { worker } = await opened();
    expect(worker.said).toEqual([{ base: "http://here/games/" }]);
  });

  it("gets each answer to what it asked", async () => {
    const { home, worker } = await opened();
    const [first, second] = [
      home.ask("/me", {}),
      home.ask("/me", { method: "POST", body: '{"name":""}' }),
    ];
    worker.tell({ answer: 2, status: 400, text: '{"reason":"malformed"}' });
    worker.tell({ answer: 1, status: 200, text: '{"name":"Ada"}' });
    expect(worker.said[2]).toEqual({ ask: 2, method: "POST", path: "/me", body: '{"name":""}' });
    expect(await (await first).json()).toEqual({ name: "Ada" });
    expect((await second).status).toBe(400);
  });

  it("talks with a match as over a socket", async () => {
    const { home, worker } = await opened();
    const line = home.connect("abc");
    const heard: string[] = [];
    line.onopen = () => line.send("hello");
    line.onmessage = ({ data }: { data: string }) => heard.push(data);
    worker.tell({ line: 1, open: true });
    worker.tell({ line: 1, text: "welcome" });
    line.close();
    worker.tell({ line: 1, text: "too late" });
    expect(worker.said.slice(1)).toEqual([
      { line: 1, match: "abc" },
      { line: 1, text: "hello" },
      { line: 1, close: true },
    ]);
    expect(heard).toEqual(["welcome"]);
  });

  it("says why there are no tables, also to whoever asks later", async () => {
    const { home, worker } = await opened();
    const asked = home.ask("/me", {});
    worker.tell({ broken: "no-storage", message: "denied" });
    for (const answer of [await asked, await home.ask("/matches", {})]) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ reason: "no-storage", message: "denied" });
    }
  });
});
