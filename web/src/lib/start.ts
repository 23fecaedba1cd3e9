import { api } from "./api";
import { keepTold } from "./guide";
import type { Catalogue, GameInfo, ModeInfo, NewMatch, Wish } from "./wire";

/** The level of bots that newcomers meet: the normal one, else the one in the middle. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("normal") ? "normal" : (levels[Math.floor(levels.length / 2)] ?? "");
}

/** A match for whoever just wants to play: the first mode, the fewest seats, bots in the others. */
export function quickMatch(game: GameInfo, levels: readonly string[]): NewMatch {
  const mode = game.modes.find((each) => Math.min(...each.players) >= 2) ?? game.modes[0];
  const players = Math.min(...(mode?.players ?? [2]));
  return {
    game: game.name,
    mode: mode?.name ?? "",
    options: {},
    public: false,
    seats: seatsFor(players, usualLevel(levels)),
    clock: null,
  };
}

export function seatsFor(players: number, level: string): Wish[] {
  return Array.from({ length: players }, (_, at) =>
    at === 0 ? { kind: "me", name: "", level: "" } : { kind: "bot", name: "", level },
  );
}

/** The defaults of a mode: the first value of each option. */
export function defaults(mode: ModeInfo): NonNullable<NewMatch["options"]> {
  return Object.fromEntries(mode.options.map((knob) => [knob.name, knob.values[0] ?? false]));
}

export async function playNow(game: GameInfo, catalogue: Catalogue): Promise<string> {
  return (await api.create(quickMatch(game, catalogue.bots))).id;
}

/** Begin a first match: against a bot that forgives, with a guide who explains. */
export async function learn(game: GameInfo, catalogue: Catalogue): Promise<string> {
  const easy = catalogue.bots.filter((level) => level === "easy");
  const { id } = await api.create(quickMatch(game, easy.length ? easy : catalogue.bots));
  keepTold(id, 0);
  return id;
}
