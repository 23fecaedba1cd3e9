import blood from "icon:bleeding-wound";
import bars from "icon:imprisoned";
import run from "icon:run";
import star from "icon:upgrade";
import { list, number, seatIn, text, withMinus } from "../../lib/facts";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { figureName, placeName, sourceName, treasureName, whoIs } from "./names";
import { figureOf, SIGNS, treasureIcon } from "./pieces";
import { ducats } from "./story";
import type { CityContext } from "./types";

/** One side of a fight as it was told so far. */
export interface Side {
  id: string;
  /** Whose it is; nobody's are guards and the Cyclops. */
  seat: number | null;
  /** Cards in the order in which they were played. */
  cards: string[];
  dice: number[];
  /** How often each die was thrown again. */
  again: number[];
  points: number;
  score: number | null;
  total: number | null;
}

export interface Spoil {
  icon: string;
  words: string;
}

export interface Fight {
  sides: [Side, Side];
  place: string;
  /** Of two against the Cyclops. */
  round: number;
  /** The side that has won, and by what. */
  winner: number | null;
  by: string;
  spoils: Spoil[];
}

/** What the view says of the fight in progress; nothing after it. */
const progress = ({ view }: CityContext, chapter: string) =>
  view.progress.findLast((each) => each.chapter === chapter)?.facts;

/** Put a fight together from what was told of it. */
export function fightOf(acts: readonly StoryEvent[], ctx: CityContext): Fight {
  const begun = acts.find(({ kind }) => kind === "fight")?.facts ?? progress(ctx, "Brawl") ?? {};
  const fighters = ["attacker", "defender"].map((key) => text(begun, key));
  const won = acts.find(({ kind }) => kind === "fight.won")?.facts;
  const winner = won ? fighters.indexOf(text(won, "winner")) : null;
  return {
    sides: fighters.map((id, at) => sideOf(id, at, acts, ctx)) as [Side, Side],
    place: text(begun, "place"),
    round: number(progress(ctx, "Brawl") ?? {}, "round"),
    winner,
    by: won ? text(won, "by") : "",
    spoils: winner === null ? [] : acts.flatMap((act) => spoil(act, ctx)),
  };
}

function sideOf(id: string, at: number, acts: readonly StoryEvent[], ctx: CityContext): Side {
  const seat = figureOf(id, ctx.view)?.seat ?? null;
  const won = acts.findIndex(({ kind }) => kind === "fight.won");
  const before = won < 0 ? acts : acts.slice(0, won);
  const played = before.filter(
    ({ kind, facts }) => kind.startsWith("arcana.") && seat !== null && seatIn(facts) === seat,
  );
  const { dice, again } = diceOf(id, before);
  const sum = (key: string) => (won < 0 ? null : Number(list(acts[won]!.facts, key)[at]));
  const score = sum("scores");
  const now = Number(list(progress(ctx, "Round") ?? {}, "points")[at] ?? 0);
  return {
    id,
    seat,
    cards: played.map(({ facts }) => text(facts, "card")),
    dice,
    again,
    points: score === null ? now : score - Math.max(...dice),
    score,
    total: sum("totals"),
  };
}

/** The dice of a fighter as they lie, and how often each was thrown again. */
function diceOf(id: string, acts: readonly StoryEvent[]): { dice: number[]; again: number[] } {
  const own = acts.filter(({ facts }) => facts.figure === id);
  const first = own.find(({ kind }) => kind === "fight.thrown")?.facts ?? {};
  const dice = list(first, "dice").map(Number);
  const again = dice.map(() => 0);
  for (const { kind, facts } of own) {
    if (kind !== "fight.rerolled") continue;
    const at = number(facts, "die") - 1;
    dice[at] = number(facts, "roll");
    again[at] = (again[at] ?? 0) + 1;
  }
  return { dice, again };
}

/** What somebody has got out of a fight, or what has become of the loser. */
export function spoil({ kind, facts }: StoryEvent, ctx: CityContext): Spoil[] {
  const figure = text(facts, "figure");
  const named = (name: string) => t("cad-stage-of", { name: figureName(figure), thing: name });
  switch (kind) {
    case "loot": {
      const kind = text(facts, "treasure");
      return [{ icon: treasureIcon(kind), words: named(treasureName(kind)) }];
    }
    case "score": {
      const sum = withMinus(ducats(number(facts, "points")));
      const thing = `${sum} (${sourceName(text(facts, "source"))})`;
      const name = whoIs(seatIn(facts), ctx);
      return [{ icon: SIGNS.purse, words: t("cad-stage-of", { name, thing }) }];
    }
    case "experience": {
      const thing = t("cad-n-experience", { number: number(facts, "tokens") });
      const name = whoIs(seatIn(facts), ctx);
      return [{ icon: star, words: t("cad-stage-of", { name, thing }) }];
    }
    case "wound":
      return [{ icon: blood, words: named(t("cad-stage-wounded")) }];
    case "imprisoned":
      return [{ icon: bars, words: named(placeName("prison")) }];
    case "fled":
      return [{ icon: run, words: named(placeName(text(facts, "place"))) }];
    default:
      return [];
  }
}
