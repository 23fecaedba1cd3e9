import { idsIn, text } from "../../lib/facts";
import type { GameModule } from "../../lib/game";
import { describe, FAMILIES, promptWords } from "./answers";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import { hidingWords } from "./labels";
import { sourceName, whoIs } from "./names";
import { hueOf, signOf } from "./pieces";
import Player from "./Player.svelte";
import { STAGES } from "./stages";
import { STORY } from "./story";
import { summarise } from "./summary";
import "./theme.css";
import type { TacticsContext } from "./types";

/** Ascension Tactics: decks, champions, and a battlefield of hexes. */
export default {
  Board,
  Hand,
  Player,
  Memory,
  prefix: "at",
  persona: (seat, ctx) => ({
    name: whoIs(seat, ctx),
    hue: hueOf(seat, ctx.view),
    sigil: signOf(seat, ctx.view),
  }),
  story: STORY,
  scoring: { source: (source, ctx) => sourceName(source, ctx) },
  stages: STAGES,
  summarise,
  promptWords,
  families: FAMILIES,
  describe,
  reasonArgs: (args, ctx) => ({ cell: text(args, "cell"), hiding: hidingWords(args, ctx) }),
  inTheWay: (args) => [...idsIn(args, "figure-", "figures"), ...idsIn(args, "cell-", "cells")],
} satisfies GameModule<TacticsContext>;
