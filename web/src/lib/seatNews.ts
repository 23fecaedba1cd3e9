import { yourPart } from "./facts";
import type { Line } from "./story";
import { levelName, seatName } from "./seats";
import type { TableModel } from "./table.svelte";
import type { SeatLine } from "./wire";
import { t } from "./words.svelte";

/** Say what happened to a seat: somebody sat down, a bot plays, somebody gave up. */
export function seatWords(
  { seat, how, name, level }: SeatLine,
  table: Pick<TableModel, "you" | "name">,
): string {
  return t(`told-${how}`, {
    you: yourPart(table.you, { who: seat }),
    name: seatName({ kind: "person", seat, name }),
    level: levelName(level),
    seat: table.name(seat),
  });
}

/** Put what happened to the seats between the lines of the story, where it belongs. */
export function withSeatNews(
  lines: readonly Line[],
  changes: readonly SeatLine[],
  tell: (change: SeatLine) => string,
): Line[] {
  const told = [...lines];
  for (const change of changes) {
    const found = told.findIndex(({ at }) => at >= change.after);
    // Between two events: no event has a broken number.
    const at = change.after - 0.5 + change.seq / 100_000;
    const line = {
      text: tell(change),
      touched: [],
      kind: "seat",
      seat: change.seat,
      at,
      until: at,
    };
    told.splice(found < 0 ? told.length : found, 0, line);
  }
  return told;
}
