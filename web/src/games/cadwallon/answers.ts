import { dashed, join, type Facts } from "../../lib/facts";
import type { Describer } from "../../lib/game";
import type { Question } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { cardName, cardText, figureName, missionName, placeName, thingName } from "./names";
import type { CityContext } from "./types";

/** A way as places after one another, and by what it crosses walls. */
const WAY = /^[A-K]\d(?:-(?:[A-K]\d|[a-z]+))*(?:\/(?:wall|hook))*$/;

/** The names of what a question is about. */
function about(facts: Facts): Record<string, string> {
  const named = Object.entries(facts).filter(([, fact]) => typeof fact === "string");
  return Object.fromEntries(named.map(([key, fact]) => [key, thingName(fact as string)]));
}

/** The question of an ask, in words. */
export const promptWords = (ask: Question): string =>
  t(`cad-ask-${dashed(ask.prompt)}`, about(ask.about ?? {}));

/** Words for an answer of a family: those for its question where it has some of its own. */
function answer(family: string, ask: Question, thing: string): string {
  const own = `cad-do-${family}-${dashed(ask.prompt)}`;
  return t(words.has(own) ? own : `cad-do-${family}`, { thing });
}

/** A card with what it does; its name may be followed by what it is played on. */
function card(family: string): Describer<CityContext> {
  return (id, ask) => {
    const [name = "", part] = id.split("/");
    const text = words.has(`cad-text-${name}`) ? ` ${cardText(name)}` : "";
    const said = answer(family, ask, cardName(name));
    return `${said}${part ? ` (${thingName(part)})` : ""}.${text}`;
  };
}

/** An answer about a thing, or several in a row. */
const thing =
  (family: string): Describer<CityContext> =>
  (id, ask) =>
    answer(family, ask, join(id.split("/").map(thingName)));

const lock =
  (family: string): Describer<CityContext> =>
  (id, ask) =>
    answer(id ? `${family}-${id}` : family, ask, "");

const skill: Describer<CityContext> = (id, ask) => {
  const user = String(ask.about?.figure ?? "");
  return `${answer("skill", ask, thingName(id))}. ${words.has(`cad-text-${user}`) ? cardText(user) : ""}`;
};

/** The families of options that a code can begin with. */
export const FAMILIES: Record<string, Describer<CityContext>> = {
  card: card("card"),
  trick: card("trick"),
  "strong-arm": card("strong-arm"),
  mission: (id, ask) => answer("mission", ask, missionName(id)),
  attack: thing("attack"),
  shoot: thing("shoot"),
  heal: thing("heal"),
  draught: thing("draught"),
  brew: thing("brew"),
  torture: thing("torture"),
  trade: thing("trade"),
  banish: thing("banish"),
  pick: lock("pick"),
  smash: lock("smash"),
  skill,
  ...Object.fromEntries(
    ["xp", "coin", "treasure", "die", "jinx", "fury"].map((family) => [family, thing(family)]),
  ),
};

/** Say what an option without a family is: a word of its own, a way, or the thing that it names. */
export const describe: Describer<CityContext> = (code, ask) => {
  const own = `cad-do-${code}-${dashed(ask.prompt)}`;
  if (words.has(own) || words.has(`cad-do-${code}`)) return answer(code, ask, "");
  if (ask.prompt === "way" && WAY.test(code)) return wayWords(code);
  if (ask.prompt === "turn" && words.has(`cad-figure-${code}`))
    return t("cad-do-activate", { thing: figureName(code) });
  if (ask.prompt === "act") return t("cad-do-go", { thing: placeName(code) });
  const text = words.has(`cad-text-${code}`) ? `. ${cardText(code)}` : "";
  return thingName(code) + text;
};

function wayWords(code: string): string {
  const [places = "", ...walls] = code.split("/");
  return join([
    places.split("-").map(placeName).join(" → "),
    ...walls.map((each) => t(`cad-way-${each}`)),
  ]);
}
