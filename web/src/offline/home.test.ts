import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromTables, ToTables } from "./home";

/** A worker that only listens; tests answer for it. */
class FakeWorker {
  static last: FakeWorker;
  said: ToTables[] = [];
  onmessage: (event: { data: FromTables }) => void = () => undefined;
  onerror: ((event: { message: string }) => void) | null = null;

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

const FILES = { engine: "engine-1/", sources: "emberkeep-2.zip", games: "games-3.json" };

async function opened() {
  const { home, settled } = await import("./home");
  const { trouble } = await import("../lib/trouble.svelte");
  return { home, settled, trouble, worker: FakeWorker.last };
}

describe("a page on its own", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("document", {
      baseURI: "http://here/games/index.html#/match/x",
      documentElement: { dataset: { home: JSON.stringify(FILES) } },
    });
  });

  it("tells its worker where the files are, whose names it knows itself", async () => {
    const { worker } = await opened();
    const files = {
      engine: "http://here/games/engine-1/",
      sources: "http://here/games/emberkeep-2.zip",
    };
    expect(worker.said).toEqual([{ files }]);
  });

  it("has its files kept only once there are tables", async () => {
    const { settled, worker } = await opened();
    const order: string[] = [];
    const kept = settled.then(() => order.push("kept"));
    order.push("begun");
    worker.tell({ begun: true });
    await kept;
    expect(order).toEqual(["begun", "kept"]);
  });

  it("does not give up tables that have begun because something else fails", async () => {
    const { trouble, worker } = await opened();
    worker.tell({ begun: true });
    worker.onerror?.({ message: "in passing" });
    expect(trouble.reason).toBe(null);
  });

  it("knows when what is played is no longer kept", async () => {
    const { trouble, worker } = await opened();
    expect(trouble.full).toBe(false);
    worker.tell({ full: true });
    expect(trouble).toEqual({ reason: null, full: true });
  });

  it("does not even ask a worker where there is no WebAssembly", async () => {
    new Response(); // which Node makes with WebAssembly
    vi.stubGlobal("WebAssembly", undefined);
    const { home, trouble, settled, worker } = await opened();
    await settled;
    expect(worker.said).toEqual([]);
    expect(trouble.reason).toBe("no-wasm");
    expect((await home.ask("/me", {})).status).toBe(503);
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
    const { home, trouble, worker } = await opened();
    const asked = home.ask("/me", {});
    worker.tell({ broken: "no-storage", message: "denied" });
    for (const answer of [await asked, await home.ask("/matches", {})]) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ reason: "no-storage" });
    }
    worker.tell({ broken: "no-engine", message: "and that as well" });
    expect(trouble.reason).toBe("no-storage");
  });
});
