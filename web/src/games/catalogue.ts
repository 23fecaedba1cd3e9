import { t, words } from "../lib/words.svelte";

const boards = import.meta.glob("./*/Board.svelte");
const tutorials = import.meta.glob("./*/tutorial.ts");

/** Whether this client has a board for a game. */
export const canDraw = (name: string): boolean => `./${name}/Board.svelte` in boards;

/** Whether a game has a guide for a first match. */
export const canTeach = (name: string): boolean => `./${name}/tutorial.ts` in tutorials;

/** What a game is called in the chosen language, or as the server has it. */
export const gameTitle = (name: string, title: string): string =>
  words.has(`game-${name}`) ? t(`game-${name}`) : title;
