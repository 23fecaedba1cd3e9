import type { RoyalView } from "./types";

/** List who sits to the left and to the right of a seat: of two, one sits on both sides. */
export function neighboursOf(seat: number, { players }: Pick<RoyalView, "players">): number[] {
  const people = players.filter((player) => !player.automa).length;
  const beside = new Set([(seat + 1) % people, (seat + people - 1) % people]);
  return [...beside].filter((each) => each !== seat);
}
