import {
  idsIn,
  join,
  list,
  number,
  seatIn,
  seats,
  text,
  yes,
  yourPart,
  type Facts,
} from "../../lib/facts";
import {
  alike,
  type Heading,
  type Joined,
  type SceneRole,
  type Story,
  type Tally,
  type Teller as Tells,
} from "../../lib/story";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import {
  atRegion,
  doer,
  goodsWords,
  inRegion,
  KING_STRENGTH,
  slotWords,
  structure,
  warrior,
  warriors,
  who,
  whoAll,
  whoIs,
} from "./names";
import { GOODS, GOODS_ICONS, NUMERALS } from "./pieces";
import type { AshContext, Goods } from "./types";

type Teller = Tells<AshContext>;

const DIE_FACES = "⚀⚁⚂⚃⚄⚅";

const place: Teller = (facts, ctx) => {
  const [region = "", side] = text(facts, "slot").split("/");
  const args = { ...doer(facts, ctx), region: t(`coa-${region}`) };
  if (side === "resource") return t("coa-tell-gathers", { ...args, region: inRegion(region) });
  if (side === "battle") return t("coa-tell-attacks", { ...args, region: atRegion(region) });
  return t(`coa-tell-placed-${side ?? region}`, args);
};

const die: Teller = (facts, ctx) => {
  const why = text(facts, "why");
  const roll = number(facts, "roll");
  const args = { ...doer(facts, ctx), roll, face: DIE_FACES.charAt(roll - 1) };
  if (why === "automa") {
    return t("coa-tell-die-automa", { ...args, region: t(`coa-${provinceOf(roll, ctx)}`) });
  }
  return t(`coa-tell-die-${why}`, args);
};

function provinceOf(roll: number, ctx: AshContext): string {
  return ctx.components.provinces.find((row) => row.die === roll)?.id ?? "";
}

const revealed: Teller = (facts, ctx) => {
  const cards = (facts.cards ?? {}) as Record<string, string>;
  const side = (seat: number | null, ids: string[]) => {
    const card = seat === null ? undefined : cards[String(seat)];
    return t("coa-tell-side", {
      who: whoIs(seat, ctx),
      you: yourPart(ctx.you, { who: seat }),
      warriors: seat === null ? String(KING_STRENGTH) : warriors(ids),
      card:
        card === undefined ? t("coa-no-card") : t("coa-with-card", { card: t(`coa-card-${card}`) }),
    });
  };
  return t("coa-tell-revealed", {
    attack: side(seatIn(facts, "attacker"), list(facts, "warriors")),
    defence: side(seatIn(facts, "defender"), list(facts, "defenders")),
  });
};

const outcome =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, {
      who: who(facts, ctx),
      defender: who(facts, ctx, "defender"),
      you: yourPart(ctx.you, { who: seatIn(facts), defender: seatIn(facts, "defender") }),
      king: yes(facts.defender === null),
      region: atRegion(text(facts, "region")),
      attack: number(facts, "attack"),
      defence: number(facts, "defence"),
    });

const ofWarrior =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, {
      ...doer(facts, ctx),
      warrior: warrior(text(facts, "warrior")),
      region: facts.region ? atRegion(text(facts, "region")) : "",
    });

const plain =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, doer(facts, ctx));

/** All that comes into a row of cards at once is one line. */
const refilled = (
  message: string,
  fact: string,
  name: (id: string) => string,
): Joined<AshContext> => ({
  joins: alike(),
  tell: (all) =>
    t(message, {
      number: all.length,
      names: join(all.map((facts) => name(text(facts, fact)))),
    }),
});

const events: Story<AshContext>["events"] = {
  round: (facts, ctx) =>
    t("coa-tell-round", {
      number: number(facts, "number"),
      order: whoAll(seats(facts, "order"), ctx),
    }),
  turn: plain("coa-tell-turn"),
  placed: place,
  gain: { joins: alike("seat", "source"), tell: tellGain },
  score: { joins: isSameScore, tell: tellScore },
  raised: (facts, ctx) =>
    t("coa-tell-raised", { ...doer(facts, ctx), warriors: warriors(list(facts, "warriors")) }),
  built: (facts, ctx) =>
    t("coa-tell-built", {
      ...doer(facts, ctx),
      tile: structure(text(facts, "tile")),
      region: inRegion(text(facts, "region")),
    }),
  "offer.refilled": refilled("coa-tell-offer-refilled", "tile", structure),
  "row.refilled": refilled("coa-tell-row-refilled", "warrior", warrior),
  recruited: (facts, ctx) => {
    const paid = (facts.paid ?? {}) as Partial<Goods>;
    const args = { ...doer(facts, ctx), warrior: warrior(text(facts, "warrior")) };
    return Object.keys(paid).length
      ? t("coa-tell-recruited", { ...args, paid: goodsWords(paid) })
      : t("coa-tell-recruited-free", args);
  },
  "defender.joins": ofWarrior("coa-tell-defender-joins"),
  "defender.leaves": ofWarrior("coa-tell-defender-leaves"),
  recalled: ofWarrior("coa-tell-recalled"),
  casualty: ofWarrior("coa-tell-casualty"),
  "battle.committed": (facts, ctx) =>
    t("coa-tell-battle-committed", { ...doer(facts, ctx), number: number(facts, "number") }),
  "battle.unmasked": (facts, ctx) =>
    t("coa-tell-battle-unmasked", {
      ...doer(facts, ctx),
      warriors: warriors(list(facts, "warriors")),
    }),
  "battle.named": (facts, ctx) =>
    t("coa-tell-battle-named", {
      ...doer(facts, ctx),
      card: t(`coa-card-${text(facts, "card")}`),
      right: yes(facts.right),
    }),
  "battle.revealed": revealed,
  "battle.won": outcome("coa-tell-battle-won"),
  "battle.lost": outcome("coa-tell-battle-lost"),
  "automaton.returns": (facts) =>
    t("coa-tell-automaton-returns", {
      warrior: warrior(text(facts, "warrior")),
      deck: NUMERALS[number(facts, "deck")] ?? "",
    }),
  "king.slain": plain("coa-tell-king-slain"),
  conquered: null, // the battle that was won tells it
  "cards.back": plain("coa-tell-cards-back"),
  die,
  ability: (facts, ctx) =>
    t("coa-tell-ability", {
      ...doer(facts, ctx),
      ability: t(`coa-ability-${text(facts, "ability")}`),
    }),
  bartered: (facts, ctx) =>
    t("coa-tell-bartered", {
      ...doer(facts, ctx),
      given: t(`coa-${text(facts, "given")}`),
      taken: t(`coa-${text(facts, "taken")}`),
    }),
  commanded: (facts, ctx) =>
    t("coa-tell-commanded", {
      who: who(facts, ctx),
      owner: who(facts, ctx, "owner"),
      you: yourPart(ctx.you, { who: seatIn(facts), owner: seatIn(facts, "owner") }),
      slot: slotWords(text(facts, "slot")),
      onto: slotWords(text(facts, "onto")),
    }),
  regrouped: (facts, ctx) => {
    const post = text(facts, "post");
    return t("coa-tell-regrouped", {
      ...doer(facts, ctx),
      warrior: warrior(text(facts, "warrior")),
      post: post === "hand" ? t("coa-own-hand") : t(`coa-${post}`),
      other: facts.other ? warrior(text(facts, "other")) : "",
      swap: yes(facts.other),
    });
  },
  fortified: (facts, ctx) =>
    t("coa-tell-fortified", { ...doer(facts, ctx), region: inRegion(text(facts, "region")) }),
  "order.decides": plain("coa-tell-order-decides"),
  fate: (facts, ctx) =>
    t("coa-tell-fate", {
      ...doer(facts, ctx),
      types: join(
        text(facts, "fate")
          .split("+")
          .map((type) => t(`coa-${type}`)),
      ),
    }),
  crown: (facts, ctx) =>
    t("coa-tell-crown", {
      who: join(seats(facts, "winners").map((seat) => whoIs(seat, ctx))),
      you: seats(facts, "winners").includes(ctx.you ?? -1) ? "who" : "none",
      number: list(facts, "winners").length,
      why: t(`coa-won-by-${text(facts, "reason")}`),
    }),
  "automa.card": (facts, ctx) =>
    t("coa-tell-automa-card", {
      ...doer(facts, ctx),
      card: t(`coa-action-${text(facts, "card")}`),
    }),
  "automa.tries": (facts) => {
    const why = text(facts, "why_not");
    const place = text(facts, "region");
    const action = t(`coa-tries-${text(facts, "action")}`, {
      region: place ? t(`coa-${place}`) : "",
      named: yes(place),
    });
    return why
      ? t("coa-tell-automa-cannot", { action, why: t(`coa-why-${why}`) })
      : t("coa-tell-automa-does", { action });
  },
  "automa.adjusts": (facts, ctx) =>
    t("coa-tell-automa-adjusts", {
      ...doer(facts, ctx),
      region: atRegion(text(facts, "region")),
      warriors: warriors(list(facts, "warriors")),
    }),
  "automa.no-recruit": plain("coa-tell-automa-no-recruit"),
  obvious: (facts) => {
    const [family = "", id = ""] = text(facts, "code").split(":");
    if (family === "card") return t("coa-tell-only-card", { card: t(`coa-card-${id}`) });
    if (family === "warrior") return t("coa-tell-only-warrior", { warrior: warrior(id) });
    return null;
  },
};

function tellGain(all: Facts[], ctx: AshContext): string {
  const goods: Partial<Goods> = {};
  for (const facts of all) {
    const name = text(facts, "resource") as keyof Goods;
    goods[name] = (goods[name] ?? 0) + number(facts, "number");
  }
  const source = text(all[0] ?? {}, "source");
  return t("coa-tell-gain", { ...doer(all[0] ?? {}, ctx), goods: goodsWords(goods), source });
}

/** Structures score province by province, for whoever holds each. */
function isSameScore(next: StoryEvent, before: readonly StoryEvent[]): boolean {
  const same = next.facts.source === "structures" ? ["source"] : ["source", "seat"];
  return alike(...same)(next, before);
}

const pointsOf = (all: readonly Facts[]): number =>
  all.reduce((sum, facts) => sum + number(facts, "points"), 0);

function tellScore(all: Facts[], ctx: AshContext): string {
  const [first = {}] = all;
  const seats = [...new Set(all.map((facts) => seatIn(facts)))];
  if (seats.length > 1) return tellStructures(all, seats, ctx);
  return t("coa-tell-score", {
    ...doer(first, ctx),
    points: pointsOf(all),
    why: t(`coa-source-${text(first, "source")}`),
  });
}

const tellStructures = (all: Facts[], seats: (number | null)[], ctx: AshContext): string =>
  t("coa-tell-structures", {
    points: join(
      seats.map((seat) => {
        const mine = all.filter((facts) => seatIn(facts) === seat);
        return `${whoAll([seat], ctx)} ${t("coa-n-vp", { number: pointsOf(mine) })}`;
      }),
    ),
  });

/** What is left over scores first when all rounds are over, then the fates. */
const LEFT_OVER = ["resources", "gold"];

function heading({ kind, facts }: StoryEvent): Heading | null {
  if (kind === "round") return { level: "round", number: number(facts, "number") };
  if (kind === "turn") return { level: "part" };
  const last = kind === "fate" || (kind === "score" && LEFT_OVER.includes(text(facts, "source")));
  return last ? { level: "end" } : null;
}

const AFTER_BATTLE = ["automaton.returns", "casualty", "recalled", "king.slain"];

/** A battle is told by its outcome; before it come the cards, behind it the rewards. */
function scene({ kind, facts }: StoryEvent): SceneRole | null {
  if (kind === "battle.won" || kind === "battle.lost") return "tells";
  const within = kind.startsWith("battle.") || text(facts, "prompt").startsWith("battle.");
  if (within || (kind === "die" && facts.why === "battle")) return "opens";
  return AFTER_BATTLE.includes(kind) || facts.source === "battle" ? "follows" : null;
}

/** Whether the first round has not begun: everything so far was laid out. */
const beforeRounds = ({ view }: AshContext) =>
  view.progress.length > 0 && !view.progress.some((each) => each.chapter === "Round");

/** The elements of the board that an event touches, by their ids; regions by their names. */
function touched({ facts }: StoryEvent): string[] {
  const [region = "", side] = text(facts, "slot").split("/");
  return [
    ...idsIn(facts, "slot-", "slot", "onto"),
    ...idsIn(facts, "warrior-", "warrior", "other", "warriors", "defenders"),
    ...idsIn(facts, "tile-", "tile"),
    ...idsIn(facts, "structure-", "tile"),
    ...idsIn(facts, "", "region", "post").filter((id) => id !== "hand"),
    ...(side === undefined ? [] : [region]),
  ];
}

/** What a seat gains is counted where it lies. */
function counts({ kind, facts }: StoryEvent): Tally | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (kind === "score") return { seat, field: "vp", by: number(facts, "points") };
  if (kind === "gain") return { seat, field: text(facts, "resource"), by: number(facts, "number") };
  return null;
}

/** What a seat gains at one moment is one line; how the table was laid out is not told. */
export const STORY: Story<AshContext> = {
  events,
  weights: {
    round: 1.5,
    "battle.revealed": 2,
    "battle.won": 2,
    "battle.lost": 2,
    "king.slain": 4,
    crown: 2,
  },
  touched,
  heading,
  scene,
  signs: Object.fromEntries(GOODS.map((name) => [`coa-n-${name}`, GOODS_ICONS[name]!])),
  counts,
  quiet: {
    kinds: ["row.refilled", "offer.refilled"],
    until: (told, ctx) =>
      beforeRounds(ctx) ? told.length : told.findIndex(({ kind }) => kind === "round"),
  },
};
