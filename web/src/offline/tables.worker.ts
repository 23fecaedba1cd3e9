import type { PyProxy } from "pyodide/ffi";
import type { Trouble } from "../lib/trouble.svelte";
import { start, type Files } from "./engine";
import type { FromTables, ToTables } from "./home";
import { hear, openStore } from "./store";
import { Thinking } from "./thinking";

interface PyLine {
  say(text: string): void;
  close(): void;
}

interface PyHome {
  ask(method: string, path: string, body: string): Promise<PyProxy>;
  heard(match: string, seq: number): void;
  connect(match: string, send: (text: string) => void): PyLine;
}

const tell = (message: FromTables) => postMessage(message);
const lines = new Map<number, PyLine>();
let home: Promise<PyHome>;

/** Why there are no tables: each part of the beginning says what it means that it failed. */
class Broken extends Error {
  constructor(
    readonly reason: Trouble,
    cause: unknown,
  ) {
    super(String(cause));
  }
}

const or =
  (reason: Trouble) =>
  (error: unknown): never => {
    throw new Broken(reason, error);
  };

async function begin(files: Files): Promise<PyHome> {
  const [{ python, compiled }, store] = await Promise.all([
    start(files).catch(or("no-engine")),
    openStore(() => tell({ full: true })).catch(or("no-storage")),
  ]);
  const thinking = new Thinking({ files, compiled });
  const main = python.pyimport("emberkeep.page.main");
  const home = (await main.begin(store, (question: string) => thinking.think(question))) as PyHome;
  hear(({ match, seq }) => home.heard(match, seq));
  return home;
}

function fail(error: unknown): void {
  const reason = error instanceof Broken ? error.reason : "no-engine";
  tell({ broken: reason, message: String(error) });
}

async function answer(at: number, method: string, path: string, body: string): Promise<void> {
  const said = await (await home).ask(method, path, body);
  const [status, text] = said.toJs() as [number, string];
  said.destroy();
  tell({ answer: at, status, text });
}

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  if ("files" in data) {
    home = begin(data.files);
    home.then(() => tell({ begun: true }), fail);
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
