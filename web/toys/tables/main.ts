import { mount, tick, unmount } from "svelte";
import "../../src/lib/theme.css";
import { api } from "../../src/lib/api";
import { loadGame } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { LANGUAGES, type Language } from "../../src/lib/words.svelte";
import Tables, { type Position } from "./Tables.svelte";

declare global {
  interface Window {
    lay: (game: string, language: string, positions: Position[]) => Promise<void>;
  }
}

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const sizes = () =>
  [...document.querySelectorAll("[style]")].map((each) => each.getAttribute("style")).join();

/** What makes itself fit takes a few frames: wait until it looks the same after two more. */
async function settled(): Promise<void> {
  let [before, now] = ["", sizes()];
  while (before !== now) {
    await frame();
    await frame();
    [before, now] = [now, sizes()];
  }
}

let laid: object | undefined;

/** Lay out a table for each position, in a language. */
window.lay = async (name, language, positions) => {
  if (laid) await unmount(laid);
  if (!isLanguage(language)) throw new Error(`no such language: ${language}`);
  settings.set("language", language);
  await settings.start();
  const [game, components] = await Promise.all([loadGame(name), api.components(name)]);
  laid = mount(Tables, {
    target: document.getElementById("app")!,
    props: { game, components, positions },
  });
  await tick();
  await document.fonts.ready;
  await settled();
};
