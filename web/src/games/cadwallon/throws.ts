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
import { characterRow, figureOf } from "./pieces";
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
  /** Whether it has gone well, as far as that is told. */
  good: boolean | null;
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

/** The chapter in which a throw is in progress, where nothing of it is told yet. */
const CHAPTERS: Record<string, string> = { Picking: "lock", Prowl: "cyclops" };

/** Put a throw together from what was told of it. */
export function throwOf(acts: readonly StoryEvent[], ctx: CityContext): Throw {
  const now = ctx.view.progress.at(-1);
  const kind = acts[0] ? kindOf(acts[0]) : (CHAPTERS[now?.chapter ?? ""] ?? "lock");
  const facts = { ...(acts[0]?.facts ?? (now?.facts as Facts | undefined) ?? {}) };
  const actor = kind === "cyclops" ? "cyclops" : text(facts, "figure") || text(facts, "guard");
  const mind = figureOf(actor, ctx.view) ? characterRow(ctx.components, actor).mind : 0;
  return {
    kind,
    icon: ICONS[kind] ?? lock,
    title: titleOf(kind, actor),
    actor,
    dice: diceOf(acts),
    rule: t(`cad-stage-rule-${ruleOf(kind, acts)}`, { mind }),
    good: outcomeOf(acts),
    spoils: acts.flatMap((act) => spoil(act, ctx)),
  };
}

/** The rule of a throw; where the colours of cards decide on patrols, nobody throws. */
const ruleOf = (kind: string, acts: readonly StoryEvent[]): string =>
  acts[0]?.kind === "patrol.stays" ? "colours" : kind;

function titleOf(kind: string, actor: string): string {
  if (kind === "cyclops") return figureName("cyclops");
  if (["lock", "patrol", "snare", "crossbow"].includes(kind))
    return t(`cad-stage-throw-${kind}`, { name: figureName(actor) });
  return placeName(kind);
}

function diceOf(acts: readonly StoryEvent[]): number[] {
  const thrown = acts.findLast(({ facts }) => "roll" in facts || "dice" in facts)?.facts;
  if (!thrown) return [];
  return "dice" in thrown ? list(thrown, "dice").map(Number) : [number(thrown, "roll")];
}

function outcomeOf(acts: readonly StoryEvent[]): boolean | null {
  const picked = acts.findLast(({ kind }) => kind === "chest.picked");
  if (picked) return picked.facts.opened === true;
  if (acts.some(({ kind }) => kind === "removed")) return false;
  return acts.some(({ kind }) => WELL.includes(kind)) ? true : null;
}
