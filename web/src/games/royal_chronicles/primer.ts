import discard from "icon:tombstone";
import type { Primer } from "../../lib/primer";
import { GOODS_HUES, GOODS_ICONS, PHASE_ICONS } from "./pieces";

const phase = (number: number, words: string) => ({ icon: PHASE_ICONS[number]!, words });

/** Royal Chronicles on one page: a round is its six phases. */
export const PRIMER: Primer = {
  steps: [
    { icon: GOODS_ICONS.vp!, hue: "var(--gold)", words: "rc-primer-goal" },
    phase(1, "rc-primer-recruitment"),
    phase(2, "rc-primer-deployment"),
    phase(3, "rc-primer-war"),
    phase(4, "rc-primer-income"),
    phase(5, "rc-primer-construction"),
    phase(6, "rc-primer-ageing"),
  ],
  legend: [
    { icon: GOODS_ICONS.wood!, hue: GOODS_HUES.wood, words: "rc-wood" },
    { icon: GOODS_ICONS.food!, hue: GOODS_HUES.food, words: "rc-food" },
    { icon: GOODS_ICONS.ore!, hue: GOODS_HUES.ore, words: "rc-ore" },
    { icon: GOODS_ICONS.any!, words: "rc-legend-any" },
    { icon: GOODS_ICONS.gold!, hue: "var(--gold)", words: "rc-gold" },
    { icon: GOODS_ICONS.vp!, words: "rc-vp" },
    { icon: GOODS_ICONS.strength!, words: "rc-strength" },
    { icon: GOODS_ICONS.token!, words: "rc-age-token" },
    { icon: discard, words: "rc-discard" },
    phase(1, "rc-phase-1"),
    phase(2, "rc-phase-2"),
    phase(3, "rc-phase-3"),
    phase(4, "rc-phase-4"),
    phase(5, "rc-phase-5"),
    phase(6, "rc-phase-6"),
  ],
};
