import { t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Say a span of seconds: "2 days", "3 h 20 min", "4:05". */
export function timeWords(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return t("time-days", { count: Math.floor(whole / DAY) });
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return t("time-hours", { hours: Math.floor(whole / HOUR), minutes });
  return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** The times that a new match offers for a turn, in seconds; 0 is no limit. */
export const TURN_TIMES: readonly number[] = [0, MINUTE, 5 * MINUTE, DAY, 3 * DAY];

/** Name one of those times. */
export function turnTimeWords(seconds: number): string {
  if (seconds === 0) return t("clock-none");
  if (seconds < HOUR) return t("time-minutes", { count: seconds / MINUTE });
  return timeWords(seconds);
}
