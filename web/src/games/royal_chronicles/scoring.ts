import type { Scoring } from "../../lib/game";
import { t } from "../../lib/words.svelte";
import { sourceName } from "./names";
import type { RoyalContext } from "./types";

/** Sources that score when all rounds are over, and never before. */
const AT_THE_END = ["relic-of-wisdom", "treasury"];
const END = "end:";

const isOne = (rows: readonly { id: string }[] | undefined, id: string): boolean =>
  rows?.some((row) => row.id === id) ?? false;

/** Whether points that come after the last phase belong to the last scoring. */
export const isFinal = (source: string, { components }: RoyalContext): boolean =>
  source.startsWith(END) || AT_THE_END.includes(source) || isOne(components.artifacts, source);

/** The kind of thing that a source is; the row of points in which it is counted. */
function kindOf(source: string, { components }: RoyalContext): string {
  if (source.startsWith(END)) return "built";
  if (isOne(components.buildings, source)) return "buildings";
  if (isOne(components.artifacts, source)) return "artifacts";
  if (isOne(components.units, source)) return "units";
  if (isOne(components.lich, source)) return "lich";
  return source === "black" || source === "purple" ? "armies" : "";
}

/** Cards of a kind make one row; wars and what the underworld pays have their own. */
export const SCORING: Scoring<RoyalContext> = {
  source: sourceName,
  group: (source, ctx) => {
    const kind = kindOf(source, ctx);
    return kind ? t(`rc-points-${kind}`) : sourceName(source, ctx);
  },
};
