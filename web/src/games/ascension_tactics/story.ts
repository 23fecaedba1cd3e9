import { idsIn, join, list, number, seatIn, seats, text, yes, type Facts } from "../../lib/facts";
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
  cardName,
  cardNames,
  championName,
  damage,
  doer,
  figureName,
  figureNames,
  power,
  runes,
  schemeName,
  sigilName,
  sourceName,
  tokenName,
  treasureName,
  whoAll,
  whoIs,
} from "./names";
import { SIGNS } from "./pieces";
import type { TacticsContext } from "./types";

type Teller = Tells<TacticsContext>;
type Namer = (id: string, ctx: TacticsContext) => string;

/** How facts that are ids are named, by the fact. */
const NAMERS: Record<string, Namer> = {
  card: cardName,
  champion: championName,
  figure: figureName,
  target: figureName,
  scheme: schemeName,
  sigil: sigilName,
  source: sourceName,
  token: tokenName,
  treasure: treasureName,
  reason: (id) => t(`at-reason-${id}`),
};
/** How facts that are lists of ids are named. */
const LISTS: Record<string, (ids: string[], ctx: TacticsContext) => string> = {
  cards: cardNames,
  names: figureNames,
  victims: figureNames,
  schemes: (ids) => join(ids.map(schemeName)),
  sigils: (ids) => join(ids.map(sigilName)),
  way: (cells) => cells.at(-1) ?? "",
};

/** The facts of an event as arguments of a message. */
function named(facts: Facts, ctx: TacticsContext): Record<string, string | number> {
  const args = Object.entries(facts).map(([key, fact]): [string, string | number] => {
    if (Array.isArray(fact)) return [key, LISTS[key]?.(fact.map(String), ctx) ?? ""];
    if (typeof fact === "boolean") return [key, yes(fact)];
    if (typeof fact === "number") return [key, key === "other" ? whoIs(fact, ctx) : fact];
    return [key, NAMERS[key]?.(String(fact), ctx) ?? String(fact)];
  });
  return { ...Object.fromEntries(args), ...doer(facts, ctx) };
}

/** Tells an event by a message in which its facts stand under their names. */
const plainly =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, named(facts, ctx));

// What is told together

const GAINS: Record<string, (number: number) => string> = {
  runes,
  purse: (number) => t("at-n-purse", { number }),
  power,
};

/** Tells cards that were played one after the other, and what they gave. */
const play: Joined<TacticsContext> = {
  joins: ({ kind, facts }, [first]) =>
    (kind === "play" || kind in GAINS) && facts.seat === first?.facts.seat,
  tell: (all, ctx, kinds) => {
    const played = all.filter((_, at) => kinds[at] === "play").map((facts) => text(facts, "card"));
    const gains = gained(all, kinds);
    const args = { ...doer(all[0]!, ctx), card: cardNames(played), gains };
    return t(gains ? "at-tell-play-all" : "at-tell-play", args);
  },
};

/** Sum up what cards gave. */
function gained(all: readonly Facts[], kinds: readonly string[]): string {
  const sums = Object.keys(GAINS).map((kind) => {
    const given = all.filter((_, at) => kinds[at] === kind);
    return [kind, given.reduce((sum, facts) => sum + number(facts, "amount"), 0)] as const;
  });
  return join(sums.map(([kind, sum]) => (sum ? GAINS[kind]!(sum) : "")));
}

/** Tells an attack with the damage that it dealt. */
const attack: Joined<TacticsContext> = {
  joins: ({ kind, facts }, [first]) => kind === "damage" && facts.source === first?.facts.figure,
  tell: ([facts = {}, ...hits], ctx) => {
    const dealt = hits.map((hit) => number(hit, "amount"));
    const target = text(facts, "target");
    const id = `at-tell-attack${hits.length ? "ed" : ""}${target ? "" : "-all"}`;
    const whom = (hit: Facts, at: number) =>
      target ? damage(dealt[at]!) : `${figureName(text(hit, "figure"), ctx)} ${dealt[at]}`;
    return t(id, { ...named(facts, ctx), damage: join(hits.map(whom)) });
  },
};

/** Tells what was drawn: which cards where that is known, else how many. */
const draw: Joined<TacticsContext> = {
  joins: ({ kind, facts }, before) =>
    before.length === 1 && kind === "drawn" && facts.seat === before[0]!.facts.seat,
  tell: ([facts = {}, drawn], ctx) =>
    drawn ? t("at-tell-drawn", named(drawn, ctx)) : t("at-tell-draw", named(facts, ctx)),
};

const treasure: Joined<TacticsContext> = {
  joins: ({ kind, facts }, before) =>
    before.length === 1 && kind === "treasure.kind" && facts.seat === before[0]!.facts.seat,
  tell: ([facts = {}, kind], ctx) =>
    kind
      ? t("at-tell-treasure-kind", named({ ...kind, seat: facts.seat }, ctx))
      : t("at-tell-treasure", named(facts, ctx)),
};

/** Tells what a seat scores at one moment. */
const score: Joined<TacticsContext> = {
  joins: alike("seat"),
  tell: (all, ctx) => {
    const sums = new Map<string, number>();
    for (const facts of all) {
      const source = sourceName(text(facts, "source"), ctx);
      sums.set(source, (sums.get(source) ?? 0) + number(facts, "points"));
    }
    const parts = [...sums].map(([name, sum]) => t("at-part", { name, number: sum }));
    return t("at-tell-score", {
      ...doer(all[0]!, ctx),
      points: [...sums.values()].reduce((sum, part) => sum + part, 0),
      source: sums.size === 1 ? [...sums.keys()][0]! : join(parts),
    });
  },
};

const turn: Teller = (facts, ctx) =>
  t("at-tell-turn", { number: number(facts, "number"), seats: whoAll(seats(facts, "seats"), ctx) });

const judge: Teller = (facts, ctx) =>
  t(
    list(facts, "victims").length ? "at-tell-villain-judge" : "at-tell-villain-judge-none",
    named(facts, ctx),
  );

const events: Story<TacticsContext>["events"] = {
  turn,
  gate: plainly("at-tell-gate"),
  draw,
  drawn: plainly("at-tell-drawn"),
  play,
  runes: plainly("at-tell-runes"),
  purse: plainly("at-tell-purse"),
  power: plainly("at-tell-power"),
  acquire: plainly("at-tell-acquire"),
  "deck-top": plainly("at-tell-deck-top"),
  reveal: {
    joins: alike(),
    tell: (all) =>
      t("at-tell-reveal", { card: cardNames(all.map((facts) => text(facts, "card"))) }),
  },
  banish: plainly("at-tell-banish"),
  discard: plainly("at-tell-discard"),
  "put-back": plainly("at-tell-put-back"),
  fetch: plainly("at-tell-fetch"),
  copy: plainly("at-tell-copy"),
  steal: plainly("at-tell-steal"),
  "draft.open": {
    joins: alike(),
    tell: (all) =>
      t("at-tell-draft-open", {
        champion: join(all.map((facts) => championName(text(facts, "champion")))),
      }),
  },
  draft: plainly("at-tell-draft"),
  equip: plainly("at-tell-equip"),
  order: plainly("at-tell-order"),
  deploy: plainly("at-tell-deploy"),
  move: plainly("at-tell-move"),
  attack,
  damage: plainly("at-tell-damage"),
  defeat: plainly("at-tell-defeat"),
  destroy: plainly("at-tell-destroy"),
  buff: plainly("at-tell-buff"),
  ready: plainly("at-tell-ready"),
  recall: plainly("at-tell-recall"),
  push: plainly("at-tell-push"),
  corrupted: plainly("at-tell-corrupted"),
  beacon: plainly("at-tell-beacon"),
  portal: plainly("at-tell-portal"),
  "portal.chosen": plainly("at-tell-portal-chosen"),
  "portal.closed": plainly("at-tell-portal-closed"),
  "barrier.broken": plainly("at-tell-barrier-broken"),
  forest: plainly("at-tell-forest"),
  token: plainly("at-tell-token"),
  treasure,
  "treasure.kind": plainly("at-tell-treasure-kind"),
  "treasure.used": plainly("at-tell-treasure-used"),
  "treasure.given": plainly("at-tell-treasure-given"),
  "treasure.revealed": plainly("at-tell-treasure-revealed"),
  "sigil.drawn": plainly("at-tell-sigil-drawn"),
  "sigil.kept": plainly("at-tell-sigil-kept"),
  "sigil.used": plainly("at-tell-sigil-used"),
  villains: plainly("at-tell-villains"),
  scheme: plainly("at-tell-scheme"),
  "scheme.discarded": plainly("at-tell-scheme-discarded"),
  "schemes.drawn": plainly("at-tell-schemes-drawn"),
  surge: plainly("at-tell-surge"),
  "villain.judge": judge,
  "villain.target": plainly("at-tell-villain-target"),
  "villain.heads": plainly("at-tell-villain-heads"),
  "villain.stays": plainly("at-tell-villain-stays"),
  "villain.holds": plainly("at-tell-villain-holds"),
  "villain.lost": plainly("at-tell-villain-lost"),
  score,
  obvious: null, // what follows tells it
};

/** The elements of the board that an event touches, by their ids. */
function touched({ kind, facts }: StoryEvent): string[] {
  return [
    ...idsIn(facts, "figure-", "figure", "target", "victims"),
    ...idsIn(facts, "cell-", "cell", "cells", "way", "end", "shrine"),
    ...idsIn(facts, "scheme-", "scheme"),
    ...(kind === "reveal" ? [`row-${text(facts, "place")}-${text(facts, "card")}`] : []),
    ...idsIn(facts, "player-", "seat", "other"),
  ];
}

/** A round begins with the first turn in order; every other turn is a part of it. */
function heading({ kind, facts }: StoryEvent, { view }: TacticsContext): Heading | null {
  if (kind !== "turn") return null;
  const [before, groups] = [number(facts, "number") - 1, view.groups.length];
  return before % groups === 0
    ? { level: "round", number: before / groups + 1 }
    : { level: "part" };
}

const COUNTED: Record<string, string> = {
  score: "glory",
  runes: "runes",
  purse: "purse",
  power: "power",
};

/** Glory, runes and power are counted as they are told. */
function counts({ kind, facts }: StoryEvent): Tally | null {
  const [seat, field] = [seatIn(facts), COUNTED[kind]];
  if (seat === null || field === undefined) return null;
  return { seat, field, by: number(facts, kind === "score" ? "points" : "amount") };
}

const FOLLOWS = ["damage", "defeat", "destroy"];

/** What happens to champions because of an attack belongs to it. */
const scene = ({ kind }: StoryEvent): SceneRole | null =>
  kind === "attack" ? "tells" : FOLLOWS.includes(kind) ? "follows" : null;

export const STORY: Story<TacticsContext> = {
  events,
  weights: { turn: 1.3, scheme: 2, surge: 2, attack: 1.4, defeat: 1.8, score: 1.4 },
  touched,
  heading,
  scene,
  signs: {
    "at-n-runes": SIGNS.rune,
    "at-n-power": SIGNS.power,
    "at-n-glory": SIGNS.glory,
  },
  counts,
};
