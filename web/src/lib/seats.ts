import type { SeatInfo } from "./wire";
import { t, words } from "./words.svelte";

/** What the server calls somebody who has not said a name; a test compares it. */
export const UNNAMED = "Guest";

type Named = Pick<SeatInfo, "kind" | "seat" | "name"> & { level?: string };

/** What somebody in a seat is called where the game has no name for the seat. */
export function seatName(info: Named): string {
  if (info.kind === "open") return t("seat-open");
  if (info.kind === "automa") return t("seat-automa");
  if (info.kind === "bot") return t("seat-bot", { level: levelName(info.level ?? "") });
  if (info.name === UNNAMED) return t("seat-guest", { number: info.seat + 1 });
  return info.name || t("seat-person", { number: info.seat + 1 });
}

/** Who invites, if they have said a name. */
export const hostOf = ({ host }: { host: string }): string => (host === UNNAMED ? "" : host);

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Whether some seats win and lose together. */
export function hasPartners(seats: SeatInfo[]): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}

/** The players in the order of their seats, beginning with one of them. */
export function roundFrom<T extends { seat: number }>(first: number | null, players: T[]): T[] {
  const at = Math.max(
    0,
    players.findIndex(({ seat }) => seat === first),
  );
  return [...players.slice(at), ...players.slice(0, at)];
}
