import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const ENGINE = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "pyodide-lock.json",
  "python_stdlib.zip",
];

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * Adds what a page needs that is on its own: a page that says so and may lie in any folder, and
 * Python for the browser. A server's page may be at any address, so it names its files from the root.
 */
export function offline(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = String(page.source);
        page.source = html.replaceAll('"./', '"/');
        const source = html
          .replace("<title>", '<link rel="manifest" href="./manifest.webmanifest" />\n    <title>')
          .replace("<html ", '<html data-home="page" ')
          .replace(
            "<meta charset",
            `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta charset`,
          );
        this.emitFile({ type: "asset", fileName: "offline.html", source });
        for (const name of ENGINE) {
          const fileName = `engine/${name}`;
          this.emitFile({ type: "asset", fileName, source: readFileSync(join(folder, name)) });
        }
      },
    },
  };
}
