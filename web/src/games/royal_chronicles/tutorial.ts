import { asked, steps, type Moment, type Step } from "../../lib/guide";
import type { RoyalView } from "./types";

type RoyalMoment = Moment<RoyalView>;

const ABILITIES = ["ability.next", "time-master", "master-alchemist", "herbalist", "shadow"];

/** Whether the Lich King is the opponent: much is told in other words then. */
const alone = ({ view }: RoyalMoment): boolean => view.lich !== null;

/** How many units the player has placed so far, while deploying. */
const placed = (state: RoyalMoment): number =>
  asked(state, "deploy") ? (state.view.plan?.placed.length ?? 0) : 0;

const happened = ({ events, you }: RoyalMoment, kind: string): boolean =>
  events.some((event) => event.kind === kind && event.facts.seat === you);

/** The cards that the codes of an ask name, each once. */
function cards({ ask }: RoyalMoment): string[] {
  const named = (ask?.codes ?? []).map((code) => /^(?:keep|place):([\w-]+)/.exec(code)?.[1]);
  return [...new Set(named.filter((card) => card !== undefined))].map((card) => `card-${card}`);
}

const row = ({ view }: RoyalMoment): string[] =>
  (view.lich?.row ?? []).filter(Boolean).map((id) => `necropolis-${id}`);

const armies = ({ view }: RoyalMoment): string[] =>
  view.lich ? ["army-black", "army-purple"] : [];

const units = ({ view, you }: RoyalMoment): string[] => {
  const kingdom = you === null ? undefined : view.players[you]?.kingdom;
  return [...(kingdom?.front ?? []), ...(kingdom?.back ?? [])].map(({ card }) => `card-${card}`);
};

/** The buildings that can be built now. */
const sites = ({ ask, you }: RoyalMoment): string[] => {
  const named = (ask?.codes ?? []).map((code) => /^(?:build|upgrade):(\w+)/.exec(code)?.[1]);
  return [...new Set(named.filter(Boolean))].map((id) => `building-${you}-${id}`);
};

const step = steps<RoyalView>("rc");

/**
 * What the guide explains in a first match, in the order in which it explains what could be told at
 * the same moment.
 */
export const TUTORIAL: readonly Step<RoyalView>[] = [
  step("goal", { when: (state) => state.ask !== null && alone(state) }),
  step("goal-people", { when: (state) => state.ask !== null && !alone(state) }),
  step("card", {
    when: (state) => asked(state, "draft.keep"),
    highlight: (state) => cards(state).slice(0, 1),
  }),
  step("draft", {
    when: (state) => asked(state, "draft.keep") && alone(state),
    highlight: cards,
  }),
  step("draft-people", {
    when: (state) => asked(state, "draft.keep") && !alone(state),
    highlight: cards,
  }),
  step("underworld", {
    when: (state) => asked(state, "draft.keep") && (state.view.lich?.underworld.length ?? 0) > 0,
    highlight: row,
  }),
  step("rows", { when: (state) => asked(state, "deploy"), highlight: cards }),
  step("gold", { when: (state) => asked(state, "deploy"), highlight: () => ["purse"] }),
  step("outlook", { when: (state) => placed(state) > 0 && alone(state), highlight: armies }),
  step("outlook-people", { when: (state) => placed(state) > 0 && !alone(state) }),
  step("keep", { when: (state) => placed(state) > 1 }),
  step("ability", { when: (state) => asked(state, ...ABILITIES), highlight: units }),
  step("war", { when: (state) => happened(state, "war") && alone(state), highlight: armies }),
  step("war-people", { when: (state) => happened(state, "war") && !alone(state) }),
  step("income", { when: (state) => happened(state, "income") }),
  step("build", { when: (state) => asked(state, "build"), highlight: sites }),
  step("ageing", { when: ({ view }) => view.round > 1, highlight: units }),
  step("marker", { when: (state) => state.view.round > 1 && alone(state), highlight: row }),
  step("farewell", { when: ({ view, ask }) => view.round > 1 && ask !== null, last: true }),
];
