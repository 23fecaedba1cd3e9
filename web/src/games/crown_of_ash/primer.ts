import swords from "icon:crossed-swords";
import crown from "icon:crown";
import hammer from "icon:hammer-nails";
import hand from "icon:evil-hand";
import minion from "icon:meeple";
import warrior from "icon:raise-zombie";
import altar from "icon:raise-skeleton";
import refresh from "icon:cycle";
import shield from "icon:shield";
import skull from "icon:death-skull";
import tombstone from "icon:tombstone";
import type { Primer } from "../../lib/primer";
import { AUTOMATON, GOODS_ICONS } from "./pieces";
import "./theme.css";

const goods = (name: string) => ({ icon: GOODS_ICONS[name]!, hue: `var(--${name})` });

/** Crown of Ash on one page. */
export const PRIMER: Primer = {
  steps: [
    { icon: GOODS_ICONS.vp!, words: "coa-primer-goal" },
    { icon: minion, hue: "var(--bright)", words: "coa-primer-turn" },
    { icon: hand, words: "coa-primer-gather" },
    { icon: hammer, hue: "var(--gold)", words: "coa-primer-build" },
    { icon: swords, hue: "var(--blood)", words: "coa-primer-battle" },
    { icon: warrior, words: "coa-primer-recruit" },
    { icon: crown, hue: "var(--gold)", words: "coa-primer-citadel" },
  ],
  legend: [
    { ...goods("bone"), words: "coa-bone" },
    { ...goods("ash"), words: "coa-ash" },
    { ...goods("blood"), words: "coa-blood" },
    { ...goods("sulphur"), words: "coa-sulphur" },
    { ...goods("gold"), words: "coa-legend-gold" },
    { icon: GOODS_ICONS.ingredients!, hue: "var(--bright)", words: "coa-ingredients" },
    { icon: GOODS_ICONS.vp!, words: "coa-vp" },
    { icon: minion, words: "coa-legend-minion" },
    { icon: hand, words: "coa-legend-gather" },
    { icon: swords, words: "coa-legend-attack" },
    { icon: shield, words: "coa-defence" },
    { icon: altar, words: "coa-resurrection" },
    { icon: AUTOMATON, words: "coa-legend-automaton" },
    { icon: tombstone, words: "coa-graveyard" },
    { icon: skull, words: "coa-legend-black" },
    { icon: refresh, words: "coa-slot-refresh" },
  ],
};
