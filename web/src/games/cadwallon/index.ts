import type { GameModule } from "../../lib/game";
import { describe, FAMILIES, promptWords } from "./answers";
import Board from "./Board.svelte";
import { sourceName, whoIs } from "./names";
import { hueOf, signOf } from "./pieces";
import Player from "./Player.svelte";
import { STORY } from "./story";
import "./theme.css";
import type { CityContext } from "./types";

/** Cadwallon: gangs of thieves in a closed district, and the Catacombs below it. */
export default {
  Board,
  Player,
  prefix: "cad",
  persona: (seat, ctx) => ({
    name: whoIs(seat, ctx),
    hue: hueOf(seat, ctx.view),
    sigil: signOf(seat, ctx.view),
  }),
  story: STORY,
  scoring: { source: sourceName },
  promptWords,
  families: FAMILIES,
  describe,
} satisfies GameModule<CityContext>;
