import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const PROJECT = join(import.meta.dirname, "..", "..");
const ENGINE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

export interface Python {
  /** Python for the browser, with the part of its library that we need: files by their names. */
  engine: Record<string, Uint8Array>;
  sources: Uint8Array;
  games: Uint8Array;
}

/** Pack Python and our sources for a page, by the same Python. */
export async function packed(): Promise<Python> {
  const env = { HOME: "/home", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
  const python = await loadPyodide({ env });
  const [project, library, made] = ["/project", "/python_stdlib.zip", "/made"];
  python.FS.mkdirTree(made);
  python.mountNodeFS(project, PROJECT);
  python.FS.writeFile(library, read("python_stdlib.zip"));
  python.runPython(readFileSync(join(import.meta.dirname, "pack.py"), "utf-8"));
  python.globals.get("pack")(project, library, made);
  const of = (name: string) => python.FS.readFile(`${made}/${name}`) as Uint8Array;
  const engine: Python["engine"] = Object.fromEntries(ENGINE.map((name) => [name, read(name)]));
  engine["pyodide-lock.json"] = withoutPackages();
  engine["python_stdlib.zip"] = of("python_stdlib.zip");
  return { engine, sources: of("emberkeep.zip"), games: of("games.json") };
}

const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

/** We take none of the packages that Pyodide offers. */
function withoutPackages(): Uint8Array {
  const lock = JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf-8")) as object;
  return new TextEncoder().encode(JSON.stringify({ ...lock, packages: {} }));
}
