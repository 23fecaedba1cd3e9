/** Where places of a map lie, and how one goes between them. Units are those of the map. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** What a place has to show of itself: where it is, and its outline where it has one. */
export interface Lying {
  id: string;
  centre: Point;
  outline?: readonly Point[];
}

/** The corners of a hexagon that stands on one of them, or lies on a side. */
export function hexagon({ x, y }: Point, radius: number, { flat = false } = {}): Point[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - (flat ? 0 : Math.PI / 2);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The corners of a rectangle around its middle. */
export function rectangle({ x, y }: Point, { width, height }: Size): Point[] {
  const [across, down] = [width / 2, height / 2];
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ];
}

/** The smallest box around points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((each) => each.x), points.map((each) => each.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** An outline within its box, for `clip-path`: what lies in the corners belongs to the neighbours. */
export function clipOf(outline: readonly Point[]): string {
  const box = boxOf(outline);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const corners = outline.map(
    ({ x, y }) => `${percent(x - box.x, box.width)} ${percent(y - box.y, box.height)}`,
  );
  return `polygon(${corners.join(", ")})`;
}

export type Direction = "left" | "right" | "up" | "down";

const TOWARDS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** How much farther than ahead a place may lie aside, and how much that counts against it. */
const WIDEST = 2;
const ASIDE = 1.5;

/** The place that a step in a direction leads to: near, and rather ahead than aside. */
export function nextPlace<P extends Lying>(
  from: Point,
  places: readonly P[],
  direction: Direction,
): P | null {
  const { x, y } = TOWARDS[direction];
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [right, down] = [place.centre.x - from.x, place.centre.y - from.y];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (ahead <= 0 || aside > WIDEST * ahead) continue;
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

export const distance = (one: Point, two: Point): number =>
  Math.hypot(two.x - one.x, two.y - one.y);

/** The place that lies nearest to a point. */
export function nearest<P extends Lying>(to: Point, places: readonly P[]): P | null {
  const far = (place: P) => distance(place.centre, to);
  return places.reduce<P | null>((one, two) => (one && far(one) <= far(two) ? one : two), null);
}

/** Which places lie beside each other, as figures go. */
export type Links = Readonly<Record<string, readonly string[]>>;

/** A shortest way between two places, both included; straight where links lead nowhere. */
export function wayBetween(links: Links, from: string, to: string): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const place of cameFrom.keys()) {
    if (place === to) break;
    for (const next of links[place] ?? []) if (!cameFrom.has(next)) cameFrom.set(next, place);
  }
  if (!cameFrom.has(to)) return [from, to];
  const way: string[] = [];
  for (let at: string | null = to; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
  return way;
}

/** Where along a way each of its points is passed, from 0 to 1, at an even pace. */
export function pace(way: readonly Point[]): number[] {
  const steps = way.slice(1).map((point, at) => distance(way[at]!, point));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let gone = 0;
  return [0, ...steps.map((step) => (whole ? (gone += step) / whole : 1))];
}

/** Where each figure stands: in the middle of its place, or around it beside the others. */
export function standing(
  figures: readonly { id: string; place: string }[],
  centres: ReadonlyMap<string, Point>,
  radius: number,
): Map<string, Point> {
  const sharing = new Map<string, string[]>();
  for (const { id, place } of figures) sharing.set(place, [...(sharing.get(place) ?? []), id]);
  const spots = [...sharing].flatMap(([place, ids]) => {
    const { x, y } = centres.get(place) ?? { x: 0, y: 0 };
    return ids.map((id, at): [string, Point] => {
      const aside = apart(at, ids.length, radius);
      return [id, { x: x + aside.x, y: y + aside.y }];
    });
  });
  return new Map(spots);
}

/** Where the nth of several stands, from the middle. */
function apart(at: number, count: number, radius: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const angle = (2 * Math.PI * at) / count - Math.PI / 2 - (count === 2 ? Math.PI / 2 : 0);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Bearing = (typeof COMPASS)[number];

/** In which direction a point lies from another, as on a compass; the top of a map is north. */
export function bearing(from: Point, to: Point): Bearing {
  const turns = Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI);
  return COMPASS[(Math.round(turns * COMPASS.length) + COMPASS.length) % COMPASS.length]!;
}
