import type { PyodideAPI } from "pyodide";

/** Start Python in this worker, with our sources; all files are beside the page. */
export async function start(base: string): Promise<PyodideAPI> {
  const engine = `${base}engine/`;
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${engine}pyodide.mjs`) as Promise<typeof import("pyodide")>,
    fetch(`${base}emberkeep.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: engine });
  const folder = "/emberkeep";
  python.unpackArchive(sources, "zip", { extractDir: folder });
  python.runPython(`import sys; sys.path.append("${folder}")`);
  return python;
}
