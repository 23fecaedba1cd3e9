import type { MapFigure, Place } from "../../src/lib/map/GameMap.svelte";
import {
  distance,
  hexagon,
  rectangle,
  wayBetween,
  type Links,
  type Point,
} from "../../src/lib/map/geometry";
import { TableModel } from "../../src/lib/table.svelte";

/** Sixty-five tiles and twenty figures, or ninety-five squares: as large as maps of games are. */
const KINDS = {
  hexes: { rows: 7, columns: 10, shorter: true, figures: 20 },
  squares: { rows: 5, columns: 19, shorter: false, figures: 20 },
} as const;
const RADIUS = 60;
const STEP = RADIUS * Math.sqrt(3);
const FARTHEST = 3;

/** A game in which a scout walks over a map, three steps at the most, for ever. */
export class Toy {
  readonly table = new TableModel<Toy>();
  readonly size;
  readonly tiles: { id: string; centre: Point; outline: Point[] }[];
  readonly links: Links;
  figures = $state.raw<MapFigure[]>([]);
  /** What was chosen, in order. */
  chosen = $state.raw<string[]>([]);

  constructor(readonly kind: keyof typeof KINDS) {
    const { rows, columns, shorter, figures } = KINDS[kind];
    const hexes = kind === "hexes";
    const across = hexes ? 1.5 * RADIUS : STEP;
    this.size = { width: STEP * (columns + 0.2), height: across * (rows + 0.6) };
    this.tiles = Array.from({ length: rows }, (_, row) => {
      const inset = shorter && row % 2 === 1 ? 1 : 0;
      return Array.from(
        { length: columns - inset - (shorter && row === 0 ? 2 : 0) },
        (_, column) => {
          const centre = {
            x: STEP * (column + 0.6 + inset / 2 + (shorter && row === 0 ? 1 : 0)),
            y: across * (row + 0.8),
          };
          const outline = hexes
            ? hexagon(centre, RADIUS * 0.96)
            : rectangle(centre, { width: STEP * 0.94, height: STEP * 0.94 });
          return { id: `${"ABCDEFG"[row]}${column + 1}`, centre, outline };
        },
      );
    }).flat();
    this.links = Object.fromEntries(
      this.tiles.map(({ id, centre }) => [
        id,
        this.tiles
          .filter((other) => other.id !== id && distance(other.centre, centre) < STEP * 1.1)
          .map((other) => other.id),
      ]),
    );
    this.figures = Array.from({ length: figures }, (_, at) => ({
      id: `figure-${at}`,
      place: this.tiles[(at * 7) % this.tiles.length]!.id,
    }));
    this.table.view = this;
    this.table.you = 0;
    this.table.send = (code) => this.#walk(code);
    this.#ask();
  }

  get places(): Place[] {
    return this.tiles.map(({ id, centre, outline }) => ({
      id: `tile-${id}`,
      centre,
      outline,
      codes: [`to:${id}`],
      label: `Tile ${id}`,
    }));
  }

  get standing(): MapFigure[] {
    return this.figures.map(({ id, place, way }) => ({
      id,
      place: `tile-${place}`,
      ...(way && { way: way.map((each) => `tile-${each}`) }),
    }));
  }

  get paths(): Links {
    return Object.fromEntries(
      Object.entries(this.links).map(([id, all]) => [
        `tile-${id}`,
        all.map((each) => `tile-${each}`),
      ]),
    );
  }

  #walk(code: string): void {
    const [scout, ...others] = this.figures;
    const place = code.slice("to:".length);
    const way = wayBetween(this.links, scout!.place, place);
    this.chosen = [...this.chosen, code];
    this.figures = [{ ...scout!, place, way }, ...others];
    this.#ask();
  }

  /** Let every figure go to another tile at once. */
  march(): void {
    const at = (id: string) => this.tiles.findIndex((tile) => tile.id === id);
    const next = (id: string) => this.tiles[(at(id) + 23) % this.tiles.length]!.id;
    this.figures = this.figures.map(({ id, place }) => ({ id, place: next(place) }));
  }

  #ask(): void {
    const { place } = this.figures[0]!;
    const near = this.tiles.filter(
      ({ id }) => id !== place && wayBetween(this.links, place, id).length <= FARTHEST + 1,
    );
    this.table.ask = {
      seat: 0,
      number: this.chosen.length + 1,
      prompt: "walk",
      about: {},
      codes: near.map(({ id }) => `to:${id}`),
      odds: [],
      first: false,
      final: [],
      bundle: [],
    };
  }
}
