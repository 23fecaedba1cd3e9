import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { picture } from "./picture.ts";
import { packed } from "./python.ts";

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

const LINKS =
  '<link rel="manifest" href="./manifest.webmanifest" />\n' +
  '    <link rel="apple-touch-icon" href="./icon-192.png" />';

/** What is there to read when not even the client starts: a browser too old, or files of two versions. */
const UNSTARTED = {
  en: ["Emberkeep has not started: a file is missing, or this browser is too old.", "Load again"],
  ru: ["Emberkeep не запустился: не хватает файла, или браузер слишком стар.", "Загрузить снова"],
  cs: ["Emberkeep se nespustil: chybí soubor, nebo je prohlížeč příliš starý.", "Načíst znovu"],
};

/**
 * Adds what a page needs that is on its own: a page that says so and may lie in any folder, and
 * Python for the browser. A server's page may be at any address, so it names its files from the root.
 *
 * Names of files have a checksum, so that files of two builds are never taken together.
 */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = String(page.source);
        page.source = html.replaceAll('"./', '"/');
        const { engine, sources, games } = await packed();
        const add = (fileName: string, source: string | Uint8Array) => {
          this.emitFile({ type: "asset", fileName, source });
          return fileName;
        };
        const folder = `engine-${checksum(...Object.values(engine))}/`;
        for (const [name, source] of Object.entries(engine)) add(folder + name, source);
        const files = {
          engine: folder,
          sources: add(`emberkeep-${checksum(sources)}.zip`, sources),
          games: add(`games-${checksum(games)}.json`, games),
        };
        const icon = readFileSync(join(import.meta.dirname, "..", "public", "icon.svg"), "utf-8");
        add("icon-192.png", picture(icon, 192));
        add("icon-512.png", picture(icon, 512));
        add("icon-masked-512.png", picture(icon, 512, true));
        add("offline.html", onItsOwn(html, files));
      },
    },
  };
}

function checksum(...contents: Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 8);
}

function unstarted(): string {
  const lines = Object.entries(UNSTARTED).map(
    ([language, [text, again]]) => `<p lang="${language}">${text} <a href="">${again}</a></p>`,
  );
  return `<div id="app"><div class="unstarted">${lines.join("")}</div></div>`;
}

/** The page of a site: it says so, where its files are, and what it may do. */
function onItsOwn(html: string, files: object): string {
  return html
    .replace("<title>", `${LINKS}\n    <title>`)
    .replace('<div id="app"></div>', unstarted())
    .replace("<html ", `<html data-home='${JSON.stringify(files)}' `)
    .replace(
      "<meta charset",
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta charset`,
    );
}
