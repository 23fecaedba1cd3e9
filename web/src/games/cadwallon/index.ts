import type { GameModule } from "../../lib/game";
import { describe, FAMILIES, promptWords } from "./answers";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import { sourceName, whoIs } from "./names";
import { hueOf, signOf } from "./pieces";
import Player from "./Player.svelte";
import { STAGES } from "./stages";
import { STORY } from "./story";
import { summarise } from "./summary";
import "./theme.css";
import type { CityContext } from "./types";

/** Cadwallon: gangs of thieves in a closed district, and the Catacombs below it. */
export default {
  Board,
  Hand,
  Player,
  Memory,
  prefix: "cad",
  persona: (seat, ctx) => ({
    name: whoIs(seat, ctx),
    hue: hueOf(seat, ctx.view),
    sigil: signOf(seat, ctx.view),
  }),
  story: STORY,
  scoring: {
    source: sourceName,
    secret: ({ view }) => view.result === null && view.memory === null,
  },
  stages: STAGES,
  summarise,
  promptWords,
  families: FAMILIES,
  describe,
} satisfies GameModule<CityContext>;
