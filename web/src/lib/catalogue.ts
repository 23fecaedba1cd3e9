import { t, words } from "./words.svelte";

const boards = import.meta.glob("../games/*/index.ts");
const tutorials = import.meta.glob("../games/*/tutorial.ts");

/** Whether a game has a board of its own; the others are shown on the plain one. */
export const hasBoard = (name: string): boolean => `../games/${name}/index.ts` in boards;

/** Whether a game has a guide for a first match. */
export const canTeach = (name: string): boolean => `../games/${name}/tutorial.ts` in tutorials;

/** What a game is called in the chosen language, or as the server has it. */
export const gameTitle = (name: string, title: string): string =>
  words.has(`game-${name}`) ? t(`game-${name}`) : title;
