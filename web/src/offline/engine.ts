import type { PyodideAPI } from "pyodide";

/** Where the files are that a worker needs. */
export interface Files {
  engine: string;
  sources: string;
}

export interface Engine {
  python: PyodideAPI;
  /** The engine itself, which another worker need not compile a second time. */
  compiled: WebAssembly.Module;
}

type Made = WebAssembly.WebAssemblyInstantiatedSource;

const FOLDER = "/emberkeep";

/** Start Python in this worker, with our sources; all files are beside the page. */
export async function start(files: Files, known?: WebAssembly.Module): Promise<Engine> {
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${files.engine}pyodide.mjs`) as Promise<typeof import("pyodide")>,
    fetched(files.sources),
  ]);
  const compiling = watched(known);
  const loading = loadPyodide({ indexURL: files.engine });
  const { module: compiled } = await compiling;
  const python = await loading;
  python.unpackArchive(sources, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.append("${FOLDER}")`);
  return { python, compiled };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Wait for the engine to be compiled. Pyodide itself would wait forever for one that cannot be. */
function watched(known?: WebAssembly.Module): Promise<Made> {
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = (answer, imports) => {
      const making = known ? again(known, answer, imports) : instantiated(answer, imports);
      making.then(resolve, reject);
      return making;
    };
  });
}

/** Use what was compiled already; Pyodide has begun to fetch it all the same. */
async function again(
  module: WebAssembly.Module,
  coming: Response | PromiseLike<Response>,
  imports?: WebAssembly.Imports,
): Promise<Made> {
  const instance = await WebAssembly.instantiate(module, imports);
  await (await coming).body?.cancel();
  return { module, instance };
}

const streaming = globalThis.WebAssembly?.instantiateStreaming;

/** Compile while the file comes, if its server says what it is. */
async function instantiated(
  coming: Response | PromiseLike<Response>,
  imports?: WebAssembly.Imports,
): Promise<Made> {
  const answer = await coming;
  if (answer.headers.get("content-type") === "application/wasm") return streaming(answer, imports);
  return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
