import type { Question } from "../../lib/wire";
import type { RoyalContext } from "./types";

/**
 * Whether a choice shows something hidden or lets chance act, so that it cannot be taken back.
 * This marks choices before they are made, as far as the view tells; the server has the last word.
 */
export function irreversible(code: string, ask: Question, { view }: RoyalContext): boolean {
  const duel = view.lich === null && view.players.length === 2;
  switch (ask.prompt) {
    case "draft.keep":
      return !duel; // of two, whoever keeps a card still discards one
    case "draft.discard":
    case "build":
    case "heal":
    case "banshee":
      return true;
    case "deploy":
      return code === "done";
    case "ability.next":
      return false;
    default:
      return view.lich !== null; // the war turns a card of the necropolis over
  }
}
