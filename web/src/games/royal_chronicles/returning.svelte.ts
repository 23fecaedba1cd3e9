import type { TableModel } from "../../lib/table.svelte";
import type { KingdomView, PlanView, RoyalRows, RoyalView } from "./types";

type Royal = TableModel<RoyalView, RoyalRows>;
type Row = "front" | "back";
const ROWS: readonly Row[] = ["front", "back"];

/** The steps that lead to an arrangement, without one card: discards and moves make room for the rest. */
export function stepsTo(plan: PlanView, before: KingdomView, without: string): string[] {
  const cards = (kingdom: KingdomView, row: Row) => kingdom[row].map((piece) => piece.card);
  const placed = ROWS.flatMap((row) =>
    cards(plan.kingdom, row)
      .filter((card) => plan.placed.includes(card))
      .map((card) => [card, `place:${card}/${row}`] as const),
  );
  const left = (row: Row) =>
    cards(before, row).filter(
      (card) => !cards(plan.kingdom, row).includes(card) && !plan.dismissed.includes(card),
    );
  const [ahead, behind] = [left("front"), left("back")];
  return [
    ...plan.dismissed.map((card) => `discard:${card}`),
    ...[...ahead, ...behind].map((card) => `move:${card}`),
    ...ahead.flatMap((one) => behind.map((two) => `swap:${one}/${two}`)),
    ...placed.filter(([card]) => card !== without).map(([, code]) => code),
    ...(plan.artifact && plan.artifact !== without ? [`place:${plan.artifact}`] : []),
    ...plan.kept.filter((card) => card !== without).map((card) => `keep:${card}`),
  ];
}

/** Brings a card back to the hand: steps are taken back until it is there, the others made anew. */
class Returning {
  #card: string | null = null;
  #steps: string[] = [];

  begin(table: Royal, card: string): void {
    const { plan, seat, players } = table.view;
    if (plan === null || seat === null) return;
    this.#card = card;
    this.#steps = stepsTo(plan, players[seat]!.kingdom, card);
    this.goOn(table);
  }

  /** Whenever the table has changed: the next step towards it. */
  goOn(table: Royal): void {
    if (this.#card === null) return;
    const { plan } = table.view;
    if (plan === null || table.ask?.prompt !== "deploy") this.#card = null;
    else if (!plan.hand.includes(this.#card)) {
      if (!table.takeBack()) this.#card = null;
    } else this.#makeAnew(table);
  }

  #makeAnew(table: Royal): void {
    const at = this.#steps.findIndex((code) => table.codes.has(code));
    if (at < 0) this.#card = null;
    else table.choose(this.#steps.splice(at, 1)[0]!);
  }
}

export const returning = new Returning();
