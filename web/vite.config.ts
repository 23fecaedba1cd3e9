import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./plugins/icons.ts";
import { newFonts } from "./plugins/fonts.ts";
import { offline } from "./plugins/offline.ts";

export default defineConfig({
  // Files name each other by where they lie, so that all of them can be in any folder.
  base: "./",
  plugins: [gameIcons(), svelte(), newFonts(), offline()],
  worker: { format: "es" },
  build: {
    outDir: "../emberkeep/server/static",
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    // For what hangs; no test is judged by its speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
  server: {
    // With `emberkeep serve --origin http://localhost:5173` beside it.
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/ws": { target: "http://127.0.0.1:8765", ws: true },
    },
  },
});
