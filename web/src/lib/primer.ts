/** A sign with a colour and the id of its words. */
export interface Sign {
  icon: string;
  hue?: string;
  words: string;
}

/** A game on one page: what to do, step by step, and what each sign means. */
export interface Primer {
  steps: readonly Sign[];
  legend: readonly Sign[];
}

const primers = import.meta.glob<{ PRIMER: Primer }>("../games/*/primer.ts");

/** Load the first page of a game's rules; null where it has none. */
export async function loadPrimer(game: string): Promise<Primer | null> {
  return (await primers[`../games/${game}/primer.ts`]?.())?.PRIMER ?? null;
}
