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

/** A match as it was wished for, but against bots that forgive. */
export function forgiving(wish: NewMatch, levels: readonly string[]): NewMatch {
  const level = levels.includes("easy") ? "easy" : usualLevel(levels);
  const seats = wish.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
  return { ...wish, seats };
}

/** Begin a match against bots that forgive, with a guide who explains. */
export async function learnBy(wish: NewMatch, { bots }: Catalogue): Promise<string> {
  const { id } = await api.create(forgiving(wish, bots));
  keepTold(id, 0);
  return id;
}

/** Begin a first match with a guide. */
export const learn = (game: GameInfo, catalogue: Catalogue): Promise<string> =>
  learnBy(quickMatch(game, catalogue.bots), catalogue);
