import type { PyProxy } from "pyodide/ffi";
import { start } from "./engine";
import type { FromTables, ToTables, Trouble } from "./home";
import { openStore } from "./store";
import { Thinking } from "./thinking";

interface PyLine {
  say(text: string): void;
  close(): void;
}

interface PyHome {
  ask(method: string, path: string, body: string): Promise<PyProxy>;
  connect(match: string, send: (text: string) => void): PyLine;
}

const tell = (message: FromTables) => postMessage(message);
const lines = new Map<number, PyLine>();
let home: Promise<PyHome>;

function trouble(error: unknown): Trouble {
  if (typeof WebAssembly === "undefined") return "no-wasm";
  return error instanceof DOMException ? "no-storage" : "no-engine";
}

async function begin(base: string): Promise<PyHome> {
  const [python, store] = await Promise.all([start(base), openStore()]);
  const thinking = new Thinking(base);
  const main = python.pyimport("emberkeep.page.main");
  return (await main.begin(store, (question: string) => thinking.think(question))) as PyHome;
}

async function answer(at: number, method: string, path: string, body: string): Promise<void> {
  const said = await (await home).ask(method, path, body);
  const [status, text] = said.toJs() as [number, string];
  said.destroy();
  tell({ answer: at, status, text });
}

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  if ("base" in data) {
    home = begin(data.base);
    home.catch((error: unknown) => tell({ broken: trouble(error), message: String(error) }));
  } else if ("ask" in data) {
    await answer(data.ask, data.method, data.path, data.body);
  } else if ("match" in data) {
    const at = data.line;
    const line = (await home).connect(data.match, (text) => tell({ line: at, text }));
    lines.set(at, line);
    tell({ line: at, open: true });
  } else {
    await home;
    const line = lines.get(data.line);
    if ("text" in data) line?.say(data.text);
    else {
      line?.close();
      lines.delete(data.line);
    }
  }
};
