import type { Home } from "../lib/home";
import type { Line } from "../lib/socket";

/** What a page says to the worker that keeps its tables. */
export type ToTables =
  | { base: string }
  | { ask: number; method: string; path: string; body: string }
  | { line: number; match: string }
  | { line: number; text: string }
  | { line: number; close: true };

/** What the worker says to its page. */
export type FromTables =
  | { answer: number; status: number; text: string }
  | { line: number; open: true }
  | { line: number; text: string }
  | { broken: Trouble; message: string };

/** Why there can be no tables in this browser. */
export type Trouble = "no-wasm" | "no-storage" | "no-engine";

const worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
const say = (message: ToTables) => worker.postMessage(message);
const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line>();
let count = 0;
let broken = "";

worker.onmessage = ({ data }: MessageEvent<FromTables>) => {
  if ("answer" in data) {
    answers.get(data.answer)?.(new Response(data.text, { status: data.status }));
    answers.delete(data.answer);
  } else if ("line" in data) {
    const line = lines.get(data.line);
    if ("open" in data) line?.onopen?.(undefined as never);
    else line?.onmessage?.({ data: data.text } as never);
  } else {
    fail(data.broken, data.message);
  }
};
worker.onerror = (event) => fail("no-engine", event.message);
say({ base: new URL(".", document.baseURI).href });

/** From now on there are no tables: whoever asks is told why. */
function fail(reason: Trouble, message: string): void {
  broken = JSON.stringify({ reason, message });
  for (const give of answers.values()) give(new Response(broken, { status: 503 }));
  answers.clear();
}

function ask(path: string, request: RequestInit): Promise<Response> {
  const { method = "GET", body } = request;
  if (path === "/games") return fetch("games.json"); // which need not wait for the tables
  if (broken) return Promise.resolve(new Response(broken, { status: 503 }));
  return new Promise((resolve) => {
    count += 1;
    answers.set(count, resolve);
    say({ ask: count, method, path, body: typeof body === "string" ? body : "" });
  });
}

function connect(match: string): Line {
  count += 1;
  const at = count;
  const line: Line = {
    send: (text) => say({ line: at, text }),
    close: () => {
      lines.delete(at);
      say({ line: at, close: true });
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  lines.set(at, line);
  say({ line: at, match });
  return line;
}

export const home: Home = { ask, connect };
