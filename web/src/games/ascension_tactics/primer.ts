import ambush from "icon:plain-dagger";
import gate from "icon:magic-gate";
import deck from "icon:stack";
import swords from "icon:crossed-swords";
import type { Primer } from "../../lib/primer";
import { FACTION_ICONS, GOAL_ICONS, KEYWORD_ICONS, KIND_ICONS, SIGNS } from "./pieces";
import "./theme.css";

const faction = (name: string) => ({
  icon: FACTION_ICONS[name]!,
  hue: `var(--${name})`,
  words: `at-faction-${name}`,
});
const keyword = (name: string) => ({
  icon: KEYWORD_ICONS[name]!,
  hue: "var(--bright)",
  words: `at-keyword-${name}`,
});

/** Ascension Tactics on one page. */
export const PRIMER: Primer = {
  steps: [
    { icon: SIGNS.glory, hue: "var(--glory)", words: "at-primer-goal" },
    { icon: SIGNS.played, words: "at-primer-cards" },
    { icon: SIGNS.rune, hue: "var(--rune)", words: "at-primer-acquire" },
    { icon: SIGNS.power, hue: "var(--power)", words: "at-primer-order" },
    { icon: swords, hue: "var(--blood-red)", words: "at-primer-attack" },
    { icon: SIGNS.shrine, hue: "var(--glory)", words: "at-primer-control" },
    { icon: deck, words: "at-primer-end" },
  ],
  legend: [
    { icon: SIGNS.rune, hue: "var(--rune)", words: "at-runes" },
    { icon: SIGNS.power, hue: "var(--power)", words: "at-power" },
    { icon: SIGNS.glory, hue: "var(--glory)", words: "at-glory" },
    { icon: SIGNS.strength, words: "at-primer-strength" },
    { icon: SIGNS.defence, words: "at-primer-defence" },
    { icon: SIGNS.speed, words: "at-primer-speed" },
    { icon: SIGNS.shrine, words: "at-terrain-shrine" },
    { icon: SIGNS.beacon, words: "at-terrain-beacon" },
    { icon: gate, words: "at-terrain-portal" },
    { icon: SIGNS.chest, hue: "var(--gold)", words: "at-token-treasure" },
    { icon: KIND_ICONS.hero!, words: "at-kind-hero" },
    { icon: KIND_ICONS.construct!, words: "at-kind-construct" },
    { icon: KIND_ICONS.champion!, words: "at-kind-champion" },
    { icon: KIND_ICONS.monster!, words: "at-kind-monster" },
    { icon: ambush, hue: "var(--bright)", words: "at-primer-ambush" },
    ...["enlightened", "lifebound", "mechana", "void"].map(faction),
    ...["ranged", "double", "area", "retaliate", "forester"].map(keyword),
    { icon: GOAL_ICONS.crown!, hue: "var(--villains)", words: "at-primer-goal-token" },
  ],
};
