import { seats } from "../../lib/facts";
import { t } from "../../lib/words.svelte";
import { whoIs } from "./names";
import { sideOf } from "./pieces";
import type { TacticsContext, TacticsView } from "./types";

/** Who of those whose turn it is has ended it; a turn of partners ends when all have. */
function endedBy({ progress }: TacticsView): number[] {
  const turn = progress.find(({ chapter }) => chapter === "Turn");
  return turn ? seats(turn.facts, "ended") : [];
}

/** Whose word that the turn ends no longer counts, because somebody has acted since (AT-AMB-178). */
class Joint {
  lapsed = $state.raw<readonly number[]>([]);
  #turn = 0;
  #ended: readonly number[] = [];

  /** Look at the table as it is now. */
  see(view: TacticsView): void {
    const ended = endedBy(view);
    const before = view.turn === this.#turn ? [...this.lapsed, ...this.#ended] : [];
    this.lapsed = before.filter((seat) => !ended.includes(seat));
    [this.#turn, this.#ended] = [view.turn, ended];
  }
}

export const joint = new Joint();

/** What partners want to know who end a turn together; nothing else needs to be said in a turn. */
export function jointWords(ctx: TacticsContext): string | null {
  const { view, you } = ctx;
  if (you === null) return null;
  const [ended, partners] = [endedBy(view), sideOf(you, view).slice(1)];
  const named = (all: readonly number[]) => ({
    who: all.map((seat) => whoIs(seat, ctx)).join(", "),
  });
  if (ended.includes(you)) return t("at-ask-turn-ended", named(partners));
  if (ended.length) return t("at-ask-turn-partner", named(ended));
  return joint.lapsed.includes(you) ? t("at-ask-turn-lapsed") : null;
}
