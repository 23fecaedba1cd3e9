import type { TableModel } from "../../lib/table.svelte";
import type { Ask } from "../../lib/wire";
import type { Blow, End, Outreach, TacticsRows, TacticsView } from "./types";

type Table = TableModel<TacticsView, TacticsRows>;

/** What an order is to do: go to a cell, hit somebody from there, or both. */
export interface Aim {
  end: End;
  target: string | null;
}

/** An order that is being carried out, and how far it is. */
interface Running {
  figure: string;
  aim: Aim;
  given: boolean;
  moved: boolean;
  struck: boolean;
  /** How much had been told when it began. */
  told: number;
}

const ORDERS = /^(?:order|free):(.+)$/;
/** What others may do in between: then one looks anew before one strikes. */
const SURPRISES = ["treasure.used", "defeat"];

/** The champion that an order could be given to by a code. */
export const orderedBy = (code: string | null): string | null =>
  code === null ? null : (ORDERS.exec(code)?.[1] ?? null);

export const blowOn = (end: End, target: string): Blow | undefined =>
  end.blows.find((blow) => blow.target === target);

/** Where to go to hit each who can be hit: not far, and rather where nothing hurts. */
export function bestEnds({ ends }: Outreach): Map<string, End> {
  const price = (end: End, blow: Blow) =>
    (end.falls || blow.falls ? 100 : 0) + 10 * end.hurt + end.cost;
  const found = new Map<string, { end: End; cost: number }>();
  for (const end of ends)
    for (const blow of end.blows) {
      const cost = price(end, blow);
      if (cost < (found.get(blow.target)?.cost ?? Infinity)) found.set(blow.target, { end, cost });
    }
  return new Map([...found].map(([target, { end }]) => [target, end]));
}

/** Answers that follow from one gesture: an order with its move and attack, or a hand of cards. */
class Plan {
  /** The champion that somebody points at. */
  looked = $state<string | null>(null);
  /** What an order to the champion that is picked, or pointed at, could do. */
  outreach = $state.raw<Outreach | null>(null);
  /** What the order would do that is being aimed. */
  aim = $state.raw<Aim | null>(null);
  #order: Running | null = null;
  #cards: string[] = [];
  /** The cell that was picked where its column is asked for first. */
  #cell: string | null = null;
  /** The number of the last question that was answered by the plan. */
  #answered: number | null = null;

  /** Give an order and let it do what was aimed. */
  carryOut(table: Table, figure: string, aim: Aim): void {
    const moved = aim.end.way.length === 0;
    const struck = aim.target === null;
    this.#order = { figure, aim, given: false, moved, struck, told: table.story.length };
    this.aim = null;
    this.#answered = null;
    this.goOn(table);
  }

  /** Play cards one after the other. */
  play(table: Table, cards: readonly string[]): void {
    this.#cards = [...cards];
    this.#answered = null;
    this.goOn(table);
  }

  /** Mean a cell: where its column is asked for first, it is answered as well. */
  mean({ codes }: Table, cell: string): void {
    this.#cell = codes.has(`column:${cell.charAt(0)}`) ? cell : null;
  }

  /** Answer the question if the plan has an answer; what was not foreseen ends the plan. */
  goOn(table: Table): void {
    const { ask } = table;
    if (!ask || ask.number === this.#answered) return;
    const code = this.#nextCard(ask) ?? this.#nextStep(ask, table) ?? this.#nextCell(ask);
    if (code === undefined) return;
    this.#answered = ask.number;
    table.choose(code);
  }

  #nextCard({ prompt, codes }: Ask): string | undefined {
    const card = this.#cards.shift();
    if (card === undefined) return undefined;
    const code = `play:${card}`;
    if (prompt === "turn" && codes.includes(code)) return code;
    this.#cards = [];
    return undefined;
  }

  #nextCell({ codes }: Ask): string | undefined {
    const wanted = [`cell:${this.#cell}`, `to:${this.#cell}`];
    this.#cell = null;
    return wanted.find((code) => codes.includes(code));
  }

  #nextStep({ prompt, codes }: Ask, { story }: Table): string | undefined {
    const order = this.#order;
    if (!order) return undefined;
    const surprised = story.slice(order.told).some(({ kind }) => SURPRISES.includes(kind));
    if (prompt === "treasure" && !surprised) return undefined; // after a pass it goes on
    const wanted = surprised ? [] : answers(order, prompt);
    const code = wanted.find((each) => codes.includes(each));
    if (code === undefined) this.#order = null;
    else note(order, code);
    return code;
  }
}

/** What an order would answer, the best first. */
function answers(order: Running, prompt: string): string[] {
  const { figure, aim, given, moved, struck } = order;
  const { cell, start, code } = aim.end;
  switch (prompt) {
    case "turn":
      return given ? [] : [`free:${figure}`, `order:${figure}`];
    case "order.portal":
      return [`cell:${start}`];
    case "order.body":
      return [`champion:${figure}`];
    case "order.way":
      return [code];
    case "order.act":
      if (!moved) return [`to:${cell}`, `column:${cell.charAt(0)}`];
      return struck ? [] : [`hit:${aim.target}`, "hit:all"];
    default:
      return [];
  }
}

function note(order: Running, code: string): void {
  if (orderedBy(code)) order.given = true;
  if (code.startsWith("to:")) order.moved = true;
  if (code.startsWith("hit:")) order.struck = true;
}

export const plan = new Plan();
