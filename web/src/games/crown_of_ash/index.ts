import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import { goodsWords, whoIs } from "./names";
import { counted, describe, FAMILIES, named, promptWords } from "./options";
import { SIGILS } from "./pieces";
import Player from "./Player.svelte";
import { STAGES } from "./stages";
import { STORY } from "./story";
import { summarise } from "./summary";
import "./theme.css";
import { t } from "../../lib/words.svelte";
import type { AshContext, Goods } from "./types";

/** Crown of Ash: necromancers fight for six provinces and a citadel. */
export default {
  Board,
  Hand,
  Player,
  Memory,
  prefix: "coa",
  persona: (seat, ctx) => {
    const { necromancer } = ctx.view.players[seat]!;
    return { name: whoIs(seat, ctx), hue: `var(--${necromancer})`, sigil: SIGILS[necromancer]! };
  },
  story: STORY,
  scoring: { source: (source) => t(`coa-source-${source}`) },
  stages: STAGES,
  summarise,
  promptWords,
  families: FAMILIES,
  describe,
  counted,
  named,
  reasonArgs: ({ missing, necromancer }) => ({
    ...(necromancer ? { who: t(`coa-${necromancer as string}`) } : {}),
    goods: goodsWords((missing ?? {}) as Partial<Goods>),
  }),
} satisfies GameModule<AshContext>;
