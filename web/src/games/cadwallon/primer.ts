import bell from "icon:ringing-bell";
import blood from "icon:bleeding-wound";
import cards from "icon:card-play";
import experience from "icon:upgrade";
import foot from "icon:wingfoot";
import guard from "icon:guards";
import mind from "icon:brain";
import mission from "icon:scroll-quill";
import swords from "icon:crossed-swords";
import torch from "icon:torch";
import type { Primer } from "../../lib/primer";
import { SIGNS, tokenIcon, treasureIcon } from "./pieces";
import "./theme.css";

const LAMP = "var(--lamp)";
const treasure = (kind: string) => ({
  icon: treasureIcon(kind),
  hue: "var(--ducat)",
  words: `cad-treasure-${kind}`,
});
const token = (kind: string) => ({ icon: tokenIcon(kind), hue: LAMP, words: `cad-token-${kind}` });

/** Cadwallon on one page. */
export const PRIMER: Primer = {
  steps: [
    { icon: SIGNS.purse, hue: "var(--ducat)", words: "cad-primer-goal" },
    { icon: guard, hue: "var(--guards)", words: "cad-primer-turn" },
    { icon: SIGNS.chest, hue: LAMP, words: "cad-primer-chest" },
    { icon: swords, hue: "var(--blood-red)", words: "cad-primer-fight" },
    { icon: cards, hue: "var(--arcana-purple)", words: "cad-primer-cards" },
    { icon: mission, words: "cad-primer-mission" },
    { icon: torch, hue: "var(--cyclops)", words: "cad-primer-explore" },
    { icon: bell, hue: "var(--blood-red)", words: "cad-primer-alarm" },
  ],
  legend: [
    { icon: SIGNS.purse, hue: "var(--ducat)", words: "cad-primer-ducats" },
    { icon: SIGNS.chest, hue: LAMP, words: "cad-primer-door" },
    { icon: SIGNS.gate, words: "cad-primer-gate" },
    { icon: guard, hue: "var(--guards)", words: "cad-primer-guard" },
    { icon: swords, words: "cad-primer-combat" },
    { icon: foot, words: "cad-primer-movement" },
    { icon: mind, words: "cad-primer-mind" },
    { icon: experience, words: "cad-primer-experience" },
    { icon: blood, hue: "var(--blood-red)", words: "cad-primer-wound" },
    ...["scroll", "keys", "bracelet", "ring", "statuette"].map(treasure),
    ...["crystal", "trap", "equipment", "coat", "security", "staircase", "mechanism"].map(token),
  ],
};
