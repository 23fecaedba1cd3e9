import type { Point, Size } from "./geometry";

/** How a map is seen: a point of it is at `point * scale + offset` in the room it has. */
export interface View extends Point {
  scale: number;
}

/** A map and the room it is seen in. */
export interface Frame {
  map: Size;
  room: Size;
}

/** How much larger than as a whole a map is seen at the most. */
const LARGEST = 4;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The whole map, as large as the room allows, in its middle. */
export function whole({ map, room }: Frame): View {
  const scale = Math.min(room.width / map.width, room.height / map.height);
  return {
    scale,
    x: (room.width - map.width * scale) / 2,
    y: (room.height - map.height * scale) / 2,
  };
}

/** Keep the map in its room: no empty edge where there is more to see, and in the middle else. */
export function settled({ scale, x, y }: View, frame: Frame): View {
  const { map, room } = frame;
  const least = whole(frame).scale;
  const size = between(least, scale, least * LARGEST);
  const held = (offset: number, long: number, wide: number) =>
    long <= wide ? (wide - long) / 2 : between(wide - long, offset, 0);
  return {
    scale: size,
    x: held(x, map.width * size, room.width),
    y: held(y, map.height * size, room.height),
  };
}

export const isWhole = ({ scale }: View, frame: Frame): boolean =>
  scale <= whole(frame).scale * 1.001;

export const panned = (view: View, by: Point, frame: Frame): View =>
  settled({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** See it larger or smaller; what is at a point of the room stays there. */
export function zoomed(view: View, factor: number, at: Point, frame: Frame): View {
  const least = whole(frame).scale;
  const scale = between(least, view.scale * factor, least * LARGEST);
  const real = scale / view.scale;
  return settled(
    { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real },
    frame,
  );
}

/** Move as little as needed to see a point of the map, not at the very edge. */
export function revealed(view: View, point: Point, margin: number, frame: Frame): View {
  const seen = { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y };
  const missing = (at: number, room: number) => {
    const edge = Math.min(margin * view.scale, room / 2);
    return between(edge, at, room - edge) - at;
  };
  const by = { x: missing(seen.x, frame.room.width), y: missing(seen.y, frame.room.height) };
  return panned(view, by, frame);
}

/** What two fingers do from one moment to the next: where they are, and how far apart. */
export function pinched(
  view: View,
  [one, two]: readonly [Point, Point],
  [first, second]: readonly [Point, Point],
  frame: Frame,
): View {
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = (a: Point, b: Point) => Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1);
  const [was, is] = [middle(one, two), middle(first, second)];
  const moved = { ...view, x: view.x + is.x - was.x, y: view.y + is.y - was.y };
  return zoomed(moved, apart(first, second) / apart(one, two), is, frame);
}
