import { asked, steps, type Moment, type Step } from "../../lib/guide";
import { placeId } from "./district";
import type { CityView } from "./types";

type CityMoment = Moment<CityView>;

const offers = ({ ask }: CityMoment, ...families: string[]): string[] =>
  (ask?.codes ?? []).filter((code) => families.includes(code.split(":")[0]!));

/** The player acts with a character, and has something of a family to do. */
const may =
  (...families: string[]) =>
  (moment: CityMoment): boolean =>
    asked(moment, "act") && offers(moment, ...families).length > 0;

/** Where the character stands that acts now. */
function here({ view, ask }: CityMoment): string[] {
  const acting = view.figures.find(({ id }) => id === ask?.about?.figure);
  return acting?.place ? [placeId(acting.place)] : [];
}

const gang = ({ view, you }: CityMoment): string[] =>
  view.figures.filter(({ seat, place }) => seat === you && place).map(({ id }) => `figure-${id}`);

const targets = (moment: CityMoment): string[] =>
  offers(moment, "attack").map((code) => `figure-${code.slice("attack:".length)}`);

const missions = (moment: CityMoment): string[] =>
  offers(moment, "mission").map((code) => `mission-${code.slice("mission:".length)}`);

const step = steps<CityView>("cad");

/**
 * What the guide explains in a first adventure, in the order in which it explains what could be told
 * at the same moment.
 */
export const TUTORIAL: readonly Step<CityView>[] = [
  step("goal", { when: ({ ask }) => ask !== null }),
  step("deploy", { when: (state) => asked(state, "deploy", "deploy.gate") }),
  step("patrol", {
    when: (state) => asked(state, "patrol", "patrol.move"),
    highlight: ({ view }) => view.guards.map(([guard]) => `figure-${guard}`),
  }),
  step("alarm", { when: ({ view, ask }) => view.alarm && ask !== null, highlight: gang }),
  step("turn", { when: (state) => asked(state, "turn"), highlight: gang }),
  step("move", { when: (state) => asked(state, "act") }),
  step("chest", { when: may("pick", "smash"), highlight: here }),
  step("strongbox", { when: may("strongbox"), highlight: here }),
  step("attack", { when: may("attack"), highlight: targets }),
  step("cards", { when: (state) => asked(state, "fight.card", "fight.reroll") }),
  step("react", { when: (state) => asked(state, "react") }),
  step("mission", {
    when: (state) => asked(state, "turn") && offers(state, "mission").length > 0,
    highlight: missions,
  }),
  step("farewell", {
    when: (state) => asked(state, "turn") && state.view.alarm,
    last: true,
  }),
];
