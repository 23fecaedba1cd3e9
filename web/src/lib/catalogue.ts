import { t, words } from "./words.svelte";

const tutorials = import.meta.glob("../games/*/tutorial.ts");

/** Whether a game has a guide for a first match. */
export const canTeach = (name: string): boolean => `../games/${name}/tutorial.ts` in tutorials;

/** What a game is called in the chosen language, or as the server has it. */
export const gameTitle = (name: string, title: string): string =>
  words.has(`game-${name}`) ? t(`game-${name}`) : title;
