import seatIcon from "icon:meeple";
import type { Context, GameModule } from "../lib/game";
import { title } from "../lib/readable";
import { seatName } from "../lib/seats";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { tell } from "./shape";
import { speechOf } from "./speech";

const HUES = [
  "#6cc3f2",
  "#ecd04a",
  "#e58fc0",
  "#54c79b",
  "#f0883e",
  "#b99cf2",
  "#f07f78",
  "#efe4c8",
];

/** What a seat is called: as the game calls it, else after whoever sits there. */
function nameOf(seat: number, { seats }: Context): string {
  const info = seats.find((each) => each.seat === seat);
  if (!info) return String(seat + 1);
  return info.role ? title(info.role) : seatName(info);
}

/** Any game that this client has no board for: all it has are the ids of its fields and codes. */
export default {
  Board,
  Player,
  prefix: "plain",
  persona: (seat, context) => ({
    name: nameOf(seat, context),
    hue: HUES[seat % HUES.length]!,
    sigil: seatIcon,
  }),
  story: {
    events: {},
    touched: () => [],
    others: ({ kind, facts }, context) =>
      tell(
        kind,
        facts,
        speechOf(context.seats, (seat) => nameOf(seat, context)),
      ),
  },
} satisfies GameModule;
