import type { Home } from "../lib/home";
import type { Line } from "../lib/socket";
import { trouble, type Trouble } from "../lib/trouble.svelte";
import type { Files } from "./engine";

/** What a page says to the worker that keeps its tables. */
export type ToTables =
  | { files: Files }
  | { ask: number; method: string; path: string; body: string }
  | { line: number; match: string }
  | { line: number; text: string }
  | { line: number; close: true };

/** What the worker says to its page. */
export type FromTables =
  | { answer: number; status: number; text: string }
  | { line: number; open: true }
  | { line: number; text: string }
  | { begun: true }
  | { full: true }
  | { broken: Trouble; message: string };

/** Where the files are that only a page on its own needs, as the page itself says. */
const names = JSON.parse(document.documentElement.dataset.home!) as Files & { games: string };
const at = (name: string) => new URL(name, document.baseURI).href;

const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
const say = (message: ToTables) => worker.postMessage(message);
const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line>();
let count = 0;
let settle: () => void;

/** Fulfilled once there are tables, or it is known that there are none. */
export const settled = new Promise<void>((resolve) => (settle = resolve));

worker.onmessage = ({ data }: MessageEvent<FromTables>) => {
  if ("answer" in data) {
    answers.get(data.answer)?.(new Response(data.text, { status: data.status }));
    answers.delete(data.answer);
  } else if ("line" in data) {
    const line = lines.get(data.line);
    if ("open" in data) line?.onopen?.(undefined as never);
    else line?.onmessage?.({ data: data.text } as never);
  } else if ("begun" in data) {
    worker.onerror = null; // from now on it answers, whatever else fails there
    settle();
  } else if ("full" in data) {
    trouble.full = true;
  } else {
    fail(data.broken, data.message);
  }
};
worker.onerror = (event) => fail("no-engine", event.message);
if (typeof WebAssembly === "undefined") fail("no-wasm", "there is no WebAssembly");
else say({ files: { engine: at(names.engine), sources: at(names.sources) } });

/** From now on there are no tables: whoever asks is told why, and so is the whole page. */
function fail(reason: Trouble, message: string): void {
  trouble.reason ??= reason;
  settle();
  for (const give of answers.values()) give(refusal(message));
  answers.clear();
}

function refusal(message: string): Response {
  return new Response(JSON.stringify({ reason: trouble.reason, message }), { status: 503 });
}

function ask(path: string, request: RequestInit): Promise<Response> {
  const { method = "GET", body } = request;
  if (path === "/games") return fetch(at(names.games)); // which need not wait for the tables
  if (trouble.reason) return Promise.resolve(refusal("there are no tables"));
  return new Promise((resolve) => {
    count += 1;
    answers.set(count, resolve);
    say({ ask: count, method, path, body: typeof body === "string" ? body : "" });
  });
}

function connect(match: string): Line {
  count += 1;
  const number = count;
  const line: Line = {
    send: (text) => say({ line: number, text }),
    close: () => {
      lines.delete(number);
      say({ line: number, close: true });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  lines.set(number, line);
  say({ line: number, match });
  return line;
}

export const home: Home = { ask, connect };
