import { asked, steps, type Moment, type Step } from "../../lib/guide";
import type { TacticsView } from "./types";

type TacticsMoment = Moment<TacticsView>;

/** How many turns the player has begun. */
const begun = ({ view, you }: TacticsMoment): number =>
  you === null ? 0 : (view.players[you]?.turns ?? 0);

const offers = ({ ask }: TacticsMoment, ...families: string[]): string[] =>
  (ask?.codes ?? []).filter((code) => families.some((family) => code.startsWith(`${family}:`)));

/** The player may act, and has something of a family to do. */
const may =
  (...families: string[]) =>
  (moment: TacticsMoment): boolean =>
    asked(moment, "turn") && offers(moment, ...families).length > 0;

const shrines = ({ view }: TacticsMoment): string[] =>
  view.cells
    .filter(({ glory, terrain }) => glory > 0 || terrain === "beacon")
    .map(({ id }) => `cell-${id}`);

/** The elements that the codes of some families stand on. */
const pieces =
  (place: (id: string) => string, ...families: string[]) =>
  (moment: TacticsMoment): string[] =>
    offers(moment, ...families).map((code) => place(code.slice(code.indexOf(":") + 1)));

const acquired = (moment: TacticsMoment): string[] => {
  const cards = offers(moment, "acquire").map((code) => code.slice("acquire:".length));
  return moment.view.row.flatMap((card, at) => (cards.includes(card) ? [`row-${at}-${card}`] : []));
};

const happened =
  (kind: string) =>
  ({ events, ask }: TacticsMoment): boolean =>
    ask !== null && events.some((event) => event.kind === kind);

const villains = ({ view }: TacticsMoment): string[] =>
  view.villains ? [`player-${view.villains.seat}`] : [];

const step = steps<TacticsView>("at");

/**
 * What the guide explains in a first match, in the order in which it explains what could be told at
 * the same moment.
 */
export const TUTORIAL: readonly Step<TacticsView>[] = [
  step("goal", { when: ({ ask }) => ask !== null, highlight: shrines }),
  step("draft", { when: (state) => asked(state, "draft") }),
  step("villains", { when: happened("scheme"), highlight: villains }),
  step("cards", {
    when: may("play"),
    highlight: pieces((card) => `hand-${card}-0`, "play"),
  }),
  step("order", {
    when: may("order"),
    highlight: pieces((id) => `team-${id}`, "order"),
  }),
  step("move", { when: (state) => asked(state, "order.act") }),
  step("attack", {
    when: (state) => asked(state, "order.act") && offers(state, "hit").length > 0,
    highlight: pieces((id) => `figure-${id}`, "hit"),
  }),
  step("acquire", { when: may("acquire"), highlight: acquired }),
  step("treasure", { when: (state) => asked(state, "treasure") || may("treasure")(state) }),
  step("equip", {
    when: (state) => asked(state, "equip"),
    highlight: pieces((id) => `team-${id}`, "champion"),
  }),
  step("ambush", { when: (state) => asked(state, "ambush") }),
  step("fall", { when: happened("defeat") }),
  step("end", { when: (state) => asked(state, "turn") && offers(state, "play").length === 0 }),
  step("control", {
    when: (state) => asked(state, "turn") && begun(state) > 1,
    highlight: shrines,
  }),
  step("farewell", { when: (state) => asked(state, "turn") && begun(state) > 2, last: true }),
];
