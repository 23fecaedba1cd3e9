import { idsIn, text } from "../../lib/facts";
import type { Stage } from "../../lib/stage";
import type { StoryEvent } from "../../lib/wire";
import AttackScene from "./AttackScene.svelte";
import DecisionScene from "./DecisionScene.svelte";
import { placeOf } from "./field";
import GloryScene from "./GloryScene.svelte";
import { changesOf } from "./land";
import LandScene from "./LandScene.svelte";
import { figureOf } from "./pieces";
import SchemeScene from "./SchemeScene.svelte";
import type { TacticsContext } from "./types";

const BLOWS = ["attack", "damage", "corrupted", "defeat", "destroy"];
const SCHEMES = ["scheme", "surge"];
const DECISIONS = ["judge", "target", "heads", "stays", "holds", "lost"].map(
  (step) => `villain.${step}`,
);

const kinds =
  (all: readonly string[]) =>
  ({ kind }: StoryEvent): boolean =>
    all.includes(kind);

/** Where the one stands who attacks, or whose order it is. */
function place({ view }: TacticsContext): string {
  const names = view.progress.map(({ facts }) => text(facts, "attacker") || text(facts, "figure"));
  const cell = figureOf(names.findLast(Boolean) ?? "", view)?.cell;
  return cell ? placeOf(cell) : "";
}

/** Where the land has just changed. */
const changed = (_: TacticsContext, acts: readonly StoryEvent[]): string =>
  idsIn(acts.at(-1)?.facts ?? {}, "cell-", "cell", "cells")[0] ?? "";

/** Blows are struck, the land changes, schemes turned over, villains make up their minds, and glory is counted. */
export const STAGES: readonly Stage<TacticsContext>[] = [
  { Scene: AttackScene, plays: kinds(BLOWS), opens: kinds(["attack"]), place },
  { Scene: LandScene, plays: (event) => changesOf(event).length > 0, place: changed },
  { Scene: SchemeScene, plays: kinds(SCHEMES), opens: kinds(["scheme"]) },
  { Scene: DecisionScene, plays: kinds(DECISIONS), opens: kinds(["villain.judge"]), place },
  { Scene: GloryScene, plays: kinds(["score"]), counts: () => true },
];
