import { phone, sideways } from "../../lib/phone";
import { rectangle, type Box, type Links, type Point, type Size } from "../../lib/map/geometry";
import type { CityRows, CityView, SpaceFace } from "./types";

/** Where things lie, in units of the map: the district, and beside it the Catacombs. */
export const CELL = 100;
/** How thick the wall around the district is. */
export const EDGE = 34;
const COLUMNS = "ABCDEFGHIJK";
const ROWS = 9;
/** The district with its wall. */
export const CITY: Size = {
  width: COLUMNS.length * CELL + 2 * EDGE,
  height: ROWS * CELL + 2 * EDGE,
};
const GAP = 16;
/** How wide the Catacombs are. */
const ACROSS = 330;
/** How far they are moved aside where they lie below the district, for the tools of the map. */
const ASIDE = 50;
/** Whether the Catacombs lie below the district: a phone that stands has room there. */
const stacked = (): boolean => phone.current && !sideways.current;

/** The Catacombs as a whole. */
export const cellars = (): Box =>
  stacked()
    ? { x: 0, y: CITY.height + GAP, width: CITY.width, height: ACROSS }
    : { x: CITY.width + GAP, y: 0, width: ACROSS, height: CITY.height };

/**
 * Where the rooms of the Catacombs lie, along and across them: the Cyclops' room and the Prison lie
 * apart, and arrows lead from the others to the centre.
 */
const UNDERGROUND: Record<string, { along: number; across: number }> = {
  altar: { along: 130, across: 85 },
  archive: { along: 130, across: 245 },
  centre: { along: 300, across: 165 },
  torture: { along: 470, across: 85 },
  tunnel: { along: 470, across: 245 },
  secret: { along: 612, across: 165 },
  lair: { along: 775, across: 85 },
  prison: { along: 775, across: 245 },
};
export const CELLAR_ROOMS = ["altar", "archive", "torture", "tunnel", "secret"] as const;
export const CELLAR: Size = { width: 140, height: 124 };
export const HUB = 78;

const isBelow = (place: string): boolean => place in UNDERGROUND;

/** Where a place has its middle. */
export function centreOf(place: string): Point {
  const below = UNDERGROUND[place];
  if (below) {
    const { x, y } = cellars();
    return stacked()
      ? { x: x + below.along - ASIDE, y: y + below.across }
      : { x: x + below.across, y: y + below.along };
  }
  const column = COLUMNS.indexOf(place.charAt(0));
  return { x: EDGE + (column + 0.5) * CELL, y: EDGE + (Number(place.slice(1)) - 0.5) * CELL };
}

export function outlineOf(place: string): Point[] {
  const inset = CELL - 6;
  return rectangle(centreOf(place), isBelow(place) ? CELLAR : { width: inset, height: inset });
}

/** Whether the Catacombs belong to the match: somebody may come there, if only into the Prison. */
export const hasCellars = ({ expansion, patrols }: CityView): boolean => expansion || patrols;

export function sizeOf(view: CityView): Size {
  if (!hasCellars(view)) return CITY;
  const { x, y, width, height } = cellars();
  return { width: x + width, height: y + height };
}

/** All places of a match. */
export const placesOf = (rows: CityRows, view: CityView): string[] => [
  ...rows.spaces.map(({ id }) => id),
  ...(hasCellars(view) ? Object.keys(UNDERGROUND) : []),
];

/** The id of a place's element. */
export const placeId = (place: string): string => `place-${place}`;
export const placeIn = (id: string): string => id.replace("place-", "");

/** Which places lie beside each other, by the ids of their elements. */
export function linksOf(rows: CityRows): Links {
  const links = rows.spaces.map(({ id, links }) => [placeId(id), links.map(placeId)] as const);
  const down = CELLAR_ROOMS.map((room) => [placeId(room), [placeId("centre")]] as const);
  return Object.fromEntries([...links, ...down]);
}

/** How many steps lead to every place of the district that can be walked to. */
export function stepsFrom(start: string, { spaces }: CityRows): ReadonlyMap<string, number> {
  const beside = new Map(spaces.map(({ id, links }) => [id, links]));
  const steps = new Map([[start, 0]]);
  for (const [place, far] of steps)
    for (const next of beside.get(place) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

export type Side = "N" | "E" | "S" | "W";
const SIDES: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The space at a side of another. */
export function beside(place: string, side: Side): string {
  const { x, y } = SIDES[side];
  const column = COLUMNS.charAt(COLUMNS.indexOf(place.charAt(0)) + x);
  return `${column}${Number(place.slice(1)) + y}`;
}

/** A side of a room: its ends, and whether a door is in it. */
export interface RoomSide {
  side: Side;
  from: Point;
  to: Point;
  door: boolean;
}

export function sidesOf({ id, links }: SpaceFace): RoomSide[] {
  const { x, y } = centreOf(id);
  const half = CELL / 2;
  return (Object.keys(SIDES) as Side[]).map((side) => {
    const { x: right, y: down } = SIDES[side];
    const [middle, along] = [
      { x: x + right * half, y: y + down * half },
      { x: Math.abs(down) * half, y: Math.abs(right) * half },
    ];
    return {
      side,
      from: { x: middle.x - along.x, y: middle.y - along.y },
      to: { x: middle.x + along.x, y: middle.y + along.y },
      door: links.includes(beside(id, side)),
    };
  });
}

/** Spaces on which nobody can stand: the roofs of closed houses. */
export function roofsOf(rows: CityRows): string[] {
  const open = new Set(rows.spaces.map(({ id }) => id));
  const all = [...COLUMNS].flatMap((column) =>
    Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`),
  );
  return all.filter((id) => !open.has(id));
}

export const corners = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
