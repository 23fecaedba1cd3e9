import type { Odds } from "./wire";
import { t } from "./words.svelte";

/** A chance as a whole percentage; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** The odds of an option in words, with their range where there is one. */
export function oddsWords({ chance, worst, best }: Odds): string {
  const [number, low, high] = [chance, worst, best].map(percent) as [number, number, number];
  return low === high ? t("odds-sure", { number }) : t("odds-range", { number, low, high });
}
