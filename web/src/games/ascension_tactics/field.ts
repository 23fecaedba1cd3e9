import { distance, hexagon, type Links, type Point, type Size } from "../../lib/map/geometry";

/** How far a cell reaches from its centre to a corner, in units of the map. */
export const RADIUS = 60;
const ROW = RADIUS * Math.sqrt(3);
const COLUMN = RADIUS * 1.5;
/** Room around the cells: figures stand taller than their cells, and below them is what is said. */
const EDGE = { x: 14, top: 30, bottom: 68 };
const COLUMNS = "ABCDEFGHIJKLM";
const ROWS = 9;

/** Where cells lie: flat hexes in 13 columns, of which every second lies half a cell lower. */
export function centreOf(cell: string): Point {
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = Number(cell.slice(1)) - 1 + (column % 2) / 2;
  return { x: EDGE.x + RADIUS + column * COLUMN, y: EDGE.top + ROW * (row + 0.5) };
}

export const SIZE: Size = {
  width: 2 * EDGE.x + 2 * RADIUS + (COLUMNS.length - 1) * COLUMN,
  height: EDGE.top + EDGE.bottom + ROWS * ROW,
};

export const outlineOf = (cell: string): Point[] =>
  hexagon(centreOf(cell), RADIUS * 0.965, { flat: true });

export const corners = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Blades of grass in a cell: where each begins, how wide it bends, and how high. */
const GRASS = [
  [-34, 10, 10, 11],
  [-16, 24, 10, 11],
  [8, -24, 10, 11],
  [22, 6, 8, 9],
  [-12, -14, 8, 9],
] as const;

/**
 * Grass around a point, turned by degrees and made larger. Nearly every cell has some: drawn without
 * transforms, all of it and the ground below are one thing to the browser.
 */
export function grassOf(centre: Point, turned: number, size: number): string {
  const angle = (turned * Math.PI) / 180;
  const [across, down] = [size * Math.cos(angle), size * Math.sin(angle)];
  const at = (x: number, y: number) =>
    `${(centre.x + x * across - y * down).toFixed(2)} ${(centre.y + x * down + y * across).toFixed(2)}`;
  return GRASS.map(
    ([x, y, wide, high]) => `M${at(x, y)}Q${at(x + wide / 2, y - high)} ${at(x + wide, y)}`,
  ).join("");
}

/** How many steps lie between two cells. */
export function stepsBetween(one: string, two: string): number {
  const [from, to] = [one, two].map((cell) => {
    const column = COLUMNS.indexOf(cell.charAt(0));
    return { column, slope: Number(cell.slice(1)) - Math.floor(column / 2) };
  });
  const [across, down] = [to!.column - from!.column, to!.slope - from!.slope];
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}

/** The id of a cell's element. */
export const placeOf = (cell: string): string => `cell-${cell}`;
export const cellOf = (place: string): string => place.replace("cell-", "");

/** Which places lie beside each other. */
export function linksOf(cells: readonly string[]): Links {
  const near = (one: string, two: string) => distance(centreOf(one), centreOf(two)) < ROW * 1.1;
  return Object.fromEntries(
    cells.map((cell) => [
      placeOf(cell),
      cells.filter((other) => other !== cell && near(cell, other)).map(placeOf),
    ]),
  );
}
