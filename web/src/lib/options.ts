import { title } from "./readable";
import type { GameInfo, KnobInfo, MatchInfo, Setting } from "./wire";
import { t, words } from "./words.svelte";

/** What a mode, an option or a value is called; made readable where it has no words. */
export function named(kind: "mode" | "option" | "value", name: string): string {
  const id = `${kind}-${name}`;
  return words.has(id) ? t(id) : title(name);
}

export const valueWords = (value: Setting): string =>
  typeof value === "boolean" ? t(value ? "yes" : "no") : named("value", String(value));

/** Whatever a match does otherwise than its mode usually does, in words. */
export function optionLines(match: MatchInfo, game: GameInfo | undefined): string[] {
  const knobs = game?.modes.find(({ name }) => name === match.mode)?.options ?? [];
  return knobs
    .filter((knob) => isOther(knob, match.options[knob.name]))
    .map((knob) => lineOf(knob, match.options[knob.name]!));
}

const isOther = (knob: KnobInfo, value: Setting | undefined): boolean =>
  value !== undefined && value !== knob.values[0];

function lineOf(knob: KnobInfo, value: Setting): string {
  const option = named("option", knob.kind);
  const name = knob.seat === null ? option : t("option-of-seat", { option, number: knob.seat + 1 });
  return value === true ? name : t("fact", { name, value: valueWords(value) });
}
