import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import { goodsWords, rowName, whoIs, type Goods } from "./names";
import { describe, FAMILIES, named, promptWords } from "./options";
import { hueOf, sigilOf } from "./pieces";
import Player from "./Player.svelte";
import { SCORING } from "./scoring";
import { STAGES } from "./stages";
import { STORY } from "./story";
import { summarise } from "./summary";
import type { RoyalContext } from "./types";

/** Royal Chronicles: monarchs draft units, deploy them, and watch them grow old. */
export default {
  Board,
  Hand,
  Player,
  Memory,
  prefix: "rc",
  persona: (seat, ctx) => {
    const automa = ctx.view.lich?.seat === seat;
    return { name: whoIs(seat, ctx), hue: hueOf(seat, automa), sigil: sigilOf(seat, automa) };
  },
  story: STORY,
  stages: STAGES,
  scoring: SCORING,
  summarise,
  promptWords,
  families: FAMILIES,
  describe,
  named,
  reasonArgs: ({ missing, row }) => ({
    row: row ? rowName(row as string) : "",
    goods: goodsWords((missing ?? {}) as Goods),
  }),
} satisfies GameModule<RoyalContext>;
