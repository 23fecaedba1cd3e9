import type { TableModel } from "../../lib/table.svelte";
import type { Ask } from "../../lib/wire";
import type { CityRows, CityView, End, Outreach, WayOut } from "./types";

type Table = TableModel<CityView, CityRows>;

/** A Move that is being carried out: which of its questions are answered. */
interface Running {
  figure: string;
  end: End;
  given: boolean;
  gone: boolean;
}

/** The character that a code of the question "turn" activates. */
export const activatedBy = (code: string | null, view: CityView): string | null =>
  code !== null && view.figures.some(({ id }) => id === code) ? code : null;

/** What is planned on the board: where somebody could go, and answers that follow from one gesture. */
class Plan {
  /** Who stands where somebody points at. */
  looked = $state<string | null>(null);
  /** Where the character that is picked could go. */
  outreach = $state.raw<Outreach | null>(null);
  /** Where somebody could go who is only pointed at: a guard, the Cyclops, any other character. */
  glimpse = $state.raw<Outreach | null>(null);
  /** Who was last looked ahead from. */
  last = $state<string | null>(null);
  /** What the Move would do that is being aimed. */
  aim = $state.raw<End | null>(null);
  /** The ways out of the district, by character; none before the alarm. */
  exits = $state.raw<ReadonlyMap<string, WayOut>>(new Map());
  #move: Running | null = null;
  /** The number of the last question that was answered by the plan. */
  #answered: number | null = null;

  /** Whether a character can no longer get out by its own feet. */
  late(figure: string): boolean {
    const out = this.exits.get(figure);
    return out !== undefined && out.left < out.spaces;
  }

  /** Show where somebody could go; what was aimed at before is aimed at only if it still can be done. */
  reachOut(found: Outreach | null): void {
    const { aim } = this;
    this.outreach = found;
    this.last = found?.figure ?? this.last;
    this.aim = (aim && found?.ends.find(({ place }) => place === aim.place)) ?? null;
  }

  /** Show where somebody could go who is only pointed at. */
  glance(found: Outreach | null): void {
    this.glimpse = found;
    this.last = found?.figure ?? this.last;
  }

  /** Activate a character and let it go where it was aimed. */
  carryOut(table: Table, figure: string, end: End): void {
    this.#move = { figure, end, given: false, gone: false };
    this.aim = null;
    this.#answered = null;
    this.goOn(table);
  }

  /** Answer the question if the plan has an answer; what was not foreseen ends the plan. */
  goOn(table: Table): void {
    const { ask } = table;
    if (!ask || !this.#move || ask.number === this.#answered) return;
    const code = answer(this.#move, ask);
    if (code === undefined || !ask.codes.includes(code)) {
      this.#move = null;
      return;
    }
    this.#answered = ask.number;
    table.choose(code);
  }
}

/** What a Move would answer, and note that it did. */
function answer(move: Running, { prompt }: Ask): string | undefined {
  if (prompt === "turn" && !move.given) {
    move.given = true;
    return move.figure;
  }
  if (prompt === "act" && !move.gone) {
    move.given = move.gone = true;
    return move.end.code;
  }
  return prompt === "way" && move.gone ? move.end.by : undefined;
}

export const plan = new Plan();
