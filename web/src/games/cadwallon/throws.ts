import altar from "icon:star-altar";
import archive from "icon:bookshelf";
import crossbow from "icon:crossbow";
import cyclops from "icon:cyclops";
import lock from "icon:padlock";
import patrol from "icon:guards";
import prison from "icon:imprisoned";
import secret from "icon:open-treasure-chest";
import snare from "icon:rope-coil";
import tunnel from "icon:cave-entrance";
import { list, number, text, type Facts } from "../../lib/facts";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { spoil, type Spoil } from "./fight";
import { figureName, placeName } from "./names";
import type { CityContext } from "./types";

/** A throw that somebody makes: at a lock, in a room, for the Cyclops or a guard, at a victim. */
export interface Throw {
  kind: string;
  icon: string;
  title: string;
  /** Who throws, or for whom is thrown. */
  actor: string;
  dice: number[];
  /** Which results mean what. */
  rule: string;
  /** Whether it has gone well, as far as one knows. */
  good: boolean | null;
  /** Whether it has gone badly for the one who is shown: a shot that hits does. */
  beaten: boolean;
  /** How it has gone, in words; none where nobody knows yet. */
  verdict: string;
  spoils: Spoil[];
}

const ICONS: Record<string, string> = {
  ...{ altar, archive, prison, secret, tunnel, lock, cyclops, patrol, snare, crossbow },
};
const WELL = ["escaped", "left", "score", "experience", "chest.smashed", "traded"];

/** What is thrown for, by the kind of the event that tells it. */
function kindOf({ kind, facts }: StoryEvent): string {
  if (kind === "room.thrown") return text(facts, "room");
  if (kind === "traded") return "altar";
  return kind.startsWith("chest") ? "lock" : kind.split(".")[0]!;
}

const SHOTS = ["snare", "crossbow"];
/** The rules of what is told on the same stage without a throw, by the event that begins it. */
const NOT_THROWN: Record<string, string> = {
  "patrol.stays": "colours",
  "chest.picked": "opened",
  "chest.smashed": "opened",
};

/** What is thrown for in a chapter, where nothing of it is told yet. */
function kindIn(chapter: string, facts: Facts): string {
  if (chapter === "Prowl") return "cyclops";
  return text(facts, "room") || text(facts, "source") || "lock";
}

/** Put a throw together from what was told of it. */
export function throwOf(acts: readonly StoryEvent[], ctx: CityContext): Throw {
  const now = ctx.view.progress.at(-1);
  const facts: Facts = { ...(acts[0]?.facts ?? (now?.facts as Facts | undefined) ?? {}) };
  const kind = acts[0] ? kindOf(acts[0]) : kindIn(now?.chapter ?? "", facts);
  const actor = actorOf(kind, facts);
  const wins = list(facts, "wins").map(Number);
  const [cards, consolation] = list(facts, "cards");
  const dice = diceOf(acts, facts);
  const good = outcomeOf(acts) ?? (wins.length && dice.length ? wins.includes(dice[0]!) : null);
  return {
    kind,
    icon: ICONS[kind] ?? lock,
    title: titleOf(kind, actor),
    actor,
    dice,
    rule: t(`cad-stage-rule-${ruleOf(kind, acts)}`, {
      from: wins[0] ?? 0,
      to: wins.at(-1) ?? 0,
      cards: Number(cards ?? 0),
      consolation: Number(consolation ?? 0),
    }),
    good,
    beaten: good === SHOTS.includes(kind),
    verdict: good === null ? "" : t(`cad-stage-${verdictOf(kind, good)}`),
    spoils: acts.flatMap((act) => spoil(act, ctx)),
  };
}

function actorOf(kind: string, facts: Facts): string {
  if (kind === "cyclops") return kind;
  return text(facts, "figure") || text(facts, "guard") || text(facts, "target");
}

function verdictOf(kind: string, good: boolean): string {
  if (SHOTS.includes(kind)) return good ? "hit" : "missed";
  return good ? "well" : "badly";
}

/** The rule of a throw; where the colours of cards decide, or a chest just opens, nobody throws. */
function ruleOf(kind: string, acts: readonly StoryEvent[]): string {
  if (SHOTS.includes(kind)) return "shot";
  return NOT_THROWN[acts[0]?.kind ?? ""] ?? kind;
}

function titleOf(kind: string, actor: string): string {
  if (kind === "cyclops") return figureName("cyclops");
  if (["lock", "patrol", ...SHOTS].includes(kind))
    return t(`cad-stage-throw-${kind}`, { name: figureName(actor) });
  return placeName(kind);
}

/** The dice as they were thrown last; where nothing is told of them, as they lie now. */
function diceOf(acts: readonly StoryEvent[], now: Facts): number[] {
  const thrown = acts.findLast(({ facts }) => "roll" in facts || "dice" in facts)?.facts ?? now;
  const dice = "dice" in thrown ? list(thrown, "dice").map(Number) : [number(thrown, "roll")];
  return dice.filter((roll) => roll > 0);
}

function outcomeOf(acts: readonly StoryEvent[]): boolean | null {
  const picked = acts.findLast(({ kind }) => kind === "chest.picked");
  if (picked) return picked.facts.opened === true;
  if (acts.some(({ kind }) => kind === "removed")) return false;
  return acts.some(({ kind }) => WELL.includes(kind)) ? true : null;
}
