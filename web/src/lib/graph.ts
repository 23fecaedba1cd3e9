const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_TICKS = 5;

/** Round numbers from at most 0 to at least the largest value, few enough to be read. */
export function ticksOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? most - least;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Every so many labels are kept where not all have room. */
const EVERY = [1, 2, 5, 10, 20, 50];

/** Say which labels along a line are kept so that none overlaps: the last, and every so many. */
export function sparse(places: readonly number[], room: number): boolean[] {
  const last = places.length - 1;
  const apart = (one: number, two: number) => Math.abs(places[two]! - places[one]!) >= room;
  const kept = (every: number) =>
    places.flatMap((_, at) =>
      at === last || ((at + 1) % every === 0 && apart(at, last)) ? [at] : [],
    );
  const fits = (all: number[]) => all.every((at, step) => step === 0 || apart(all[step - 1]!, at));
  const most = EVERY.map(kept).find(fits) ?? [last];
  return places.map((_, at) => most.includes(at));
}

/** Move heights apart so that what stands at them does not overlap; their order stays. */
export function lanes(
  heights: readonly number[],
  room: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let next = top;
  for (const place of order) {
    placed[place] = Math.max(placed[place]!, next);
    next = placed[place]! + room;
  }
  let limit = bottom;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place]!, limit);
    limit = placed[place]! - room;
  }
  return placed;
}
