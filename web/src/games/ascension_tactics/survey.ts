import { bearing } from "../../lib/map/geometry";
import { sentence } from "../../lib/speech";
import { t } from "../../lib/words.svelte";
import { centreOf, stepsBetween } from "./field";
import { cellLabel } from "./labels";
import { figureName, whoIs } from "./names";
import type { CellView, FigureView, TacticsContext } from "./types";

/** The battlefield in words: who stands where, and what lies in which direction and how far. */

/** The champions of each seat on the battlefield, the viewer's own first. */
export function troops({ view, you }: TacticsContext): { seat: number; figures: FigureView[] }[] {
  const rank = (seat: number) => (seat === you ? -1 : seat);
  const seats = view.players.map(({ seat }) => seat).sort((a, b) => rank(a) - rank(b));
  return seats.map((seat) => ({
    seat,
    figures: view.figures.filter((each) => each.seat === seat && each.cell),
  }));
}

const isPlain = ({ terrain, portal, treasure }: CellView): boolean =>
  !terrain && portal.length === 0 && !treasure;

/** The cells that are more than plain ground, in words. */
export const places = (ctx: TacticsContext): string[] =>
  ctx.view.cells
    .filter((cell) => !isPlain(cell))
    .map((cell) => sentence(cellLabel(cell.id, cell, ctx)));

interface Lying {
  cell: string;
  thing: string;
}

function others(figure: FigureView, ctx: TacticsContext): Lying[] {
  const standing = ctx.view.figures.filter(({ id, cell }) => cell && id !== figure.id);
  return standing.map(({ id, cell, seat }) => ({
    cell,
    thing: t("at-board-figure-of", { name: figureName(id, ctx), who: whoIs(seat, ctx), cell }),
  }));
}

/** Land that matters at once; forest and the like are found in the list of places. */
const GOALS = ["shrine", "rich-shrine", "beacon", "off"];

function goals(figure: FigureView, ctx: TacticsContext): Lying[] {
  const wanted = ctx.view.cells.filter(
    ({ id, terrain, treasure, portal }) =>
      id !== figure.cell && (treasure || portal.length > 0 || GOALS.includes(terrain)),
  );
  return wanted.map((cell) => ({ cell: cell.id, thing: cellLabel(cell.id, cell, ctx) }));
}

/** What lies around a champion: in which direction and how far, nearest first. */
export function around(figure: FigureView, ctx: TacticsContext): string[] {
  const far = ({ cell }: Lying) => stepsBetween(figure.cell, cell);
  const all = [...others(figure, ctx), ...goals(figure, ctx)].sort((a, b) => far(a) - far(b));
  return all.map((lying) => {
    const where = bearing(centreOf(figure.cell), centreOf(lying.cell));
    return t("at-board-lies", {
      thing: lying.thing,
      steps: far(lying),
      where: t(`bearing-${where}`),
    });
  });
}
