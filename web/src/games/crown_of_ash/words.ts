import type { Ask, StoryEvent } from "../../lib/table.svelte";
import { t, words } from "../../lib/words.svelte";
import {
  battleCardRow,
  BASICS,
  GOODS,
  NUMERALS,
  structureRow,
  warriorRow,
  type Components,
} from "./pieces";
import type { AshView, Goods, PlayerView, RegionView } from "./types";

/** What words may draw on: the table as a viewer knows it, and the components of the game. */
export interface WordsContext {
  view: AshView;
  components: Components;
  you: number | null;
}

/** A line of the story: its words, what it touched on the board, the event that it begins with. */
export interface StoryLine {
  text: string;
  touched: string[];
  kind: string;
  seat: number | null;
  at: number;
}

type Facts = Record<string, unknown>;
type Teller = (facts: Facts, ctx: WordsContext) => string | null;

/** What a minion on the gold slot brings; a test compares it with the game. */
export const GOLD_SLOT_YIELD = 2;
/** The strength of the King; a test compares it with the game. */
export const KING_STRENGTH = 5;
const DIE_FACES = "⚀⚁⚂⚃⚄⚅";

// Reading facts

const text = (facts: Facts, key: string): string => String(facts[key] ?? "");
const number = (facts: Facts, key: string): number => Number(facts[key] ?? 0);
const list = (facts: Facts, key: string): string[] =>
  Array.isArray(facts[key]) ? (facts[key] as unknown[]).map(String) : [];
const seatIn = (facts: Facts, key = "seat"): number | null =>
  typeof facts[key] === "number" ? (facts[key] as number) : null;
const yes = (truth: unknown): string => (truth ? "yes" : "no");
const join = (parts: string[]): string => parts.filter(Boolean).join(", ");
const dashed = (id: string): string => id.replaceAll(".", "-");

// Names

const playerAt = (seat: number | null, ctx: WordsContext): PlayerView | undefined =>
  seat === null ? undefined : ctx.view.players[seat];
const regionOf = (id: string, ctx: WordsContext): RegionView | undefined =>
  ctx.view.regions.find((region) => region.id === id);

/** The necromancer of a seat; nobody is the King. */
export function whoIs(seat: number | null, ctx: WordsContext): string {
  return seat === null ? t("coa-king") : t(`coa-${playerAt(seat, ctx)?.necromancer ?? "king"}`);
}

const who = (facts: Facts, ctx: WordsContext, key = "seat"): string =>
  whoIs(seatIn(facts, key), ctx);
const warrior = (id: string): string => t(`coa-warrior-${id}`);
const structure = (id: string): string => t(`coa-structure-${id}`);
const inRegion = (id: string): string => t(`coa-in-${id}`);
/** A region as the object of an attack or a defence. */
const atRegion = (id: string): string => t(`coa-at-${id}`);
const warriors = (ids: string[]): string => join(ids.map(warrior)) || t("coa-nobody");

/** A warrior with its strength. */
function armed(id: string, ctx: WordsContext): string {
  return t("coa-armed", { name: warrior(id), strength: warriorRow(ctx.components, id).strength });
}

/** Goods in words: "2 bone, 1 gold". */
export function goodsWords(goods: Partial<Goods>): string {
  return join(
    GOODS.filter((name) => goods[name]).map((name) =>
      t(`coa-n-${name}`, { number: goods[name] ?? 0 }),
    ),
  );
}

const isEmpty = (goods: Partial<Goods>): boolean => GOODS.every((name) => !goods[name]);

/** A slot of the board, or a player's refresh slot, as a place. */
export function slotWords(slot: string): string {
  const [region = "", side] = slot.split("/");
  if (side === undefined) return t(`coa-at-slot-${region}`);
  return region === "citadel"
    ? t(`coa-at-slot-${side}`)
    : t(`coa-at-slot-${side}`, { region: t(`coa-${region}`) });
}

// What happened

const place: Teller = (facts, ctx) => {
  const [region = "", side] = text(facts, "slot").split("/");
  const args = { who: who(facts, ctx), region: t(`coa-${region}`) };
  if (side === "resource") return t("coa-tell-gathers", { ...args, region: inRegion(region) });
  if (side === "battle") return t("coa-tell-attacks", { ...args, region: atRegion(region) });
  return t(`coa-tell-placed-${side ?? region}`, { who: args.who });
};

const die: Teller = (facts, ctx) => {
  const why = text(facts, "why");
  const roll = number(facts, "roll");
  const args = { who: who(facts, ctx), roll, face: DIE_FACES.charAt(roll - 1) };
  if (why === "automa") {
    return t("coa-tell-die-automa", { ...args, region: t(`coa-${provinceOf(roll, ctx)}`) });
  }
  return t(`coa-tell-die-${why}`, args);
};

function provinceOf(roll: number, ctx: WordsContext): string {
  const rows = (ctx.components.provinces ?? []) as { id: string; die: number }[];
  return rows.find((row) => row.die === roll)?.id ?? "";
}

const revealed: Teller = (facts, ctx) => {
  const cards = (facts.cards ?? {}) as Record<string, string>;
  const side = (seat: number | null, ids: string[]) => {
    const card = seat === null ? undefined : cards[String(seat)];
    return t("coa-tell-side", {
      who: whoIs(seat, ctx),
      warriors: seat === null ? String(KING_STRENGTH) : warriors(ids),
      card: card === undefined ? t("coa-no-card") : t(`coa-card-${card}`),
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
      king: yes(facts.defender === null),
      region: atRegion(text(facts, "region")),
      attack: number(facts, "attack"),
      defence: number(facts, "defence"),
    });

const ofWarrior =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, {
      who: who(facts, ctx),
      warrior: warrior(text(facts, "warrior")),
      region: facts.region ? atRegion(text(facts, "region")) : "",
    });

const plain =
  (id: string): Teller =>
  (facts, ctx) =>
    t(id, { who: who(facts, ctx) });

const tellers: Record<string, Teller> = {
  round: (facts, ctx) =>
    t("coa-tell-round", {
      number: number(facts, "number"),
      order: join(list(facts, "order").map((seat) => whoIs(Number(seat), ctx))),
    }),
  turn: plain("coa-tell-turn"),
  placed: place,
  gain: (facts, ctx) => tellGain([facts], ctx),
  score: (facts, ctx) =>
    t("coa-tell-score", {
      who: who(facts, ctx),
      points: number(facts, "points"),
      why: t(`coa-source-${text(facts, "source")}`),
    }),
  raised: (facts, ctx) =>
    t("coa-tell-raised", { who: who(facts, ctx), warriors: warriors(list(facts, "warriors")) }),
  built: (facts, ctx) =>
    t("coa-tell-built", {
      who: who(facts, ctx),
      tile: structure(text(facts, "tile")),
      region: inRegion(text(facts, "region")),
    }),
  "offer.refilled": (facts) =>
    t("coa-tell-offer-refilled", { tile: structure(text(facts, "tile")) }),
  "row.refilled": (facts) =>
    t("coa-tell-row-refilled", { warrior: warrior(text(facts, "warrior")) }),
  recruited: (facts, ctx) => {
    const paid = (facts.paid ?? {}) as Partial<Goods>;
    const args = { who: who(facts, ctx), warrior: warrior(text(facts, "warrior")) };
    return Object.keys(paid).length
      ? t("coa-tell-recruited", { ...args, paid: goodsWords(paid) })
      : t("coa-tell-recruited-free", args);
  },
  "defender.joins": ofWarrior("coa-tell-defender-joins"),
  "defender.leaves": ofWarrior("coa-tell-defender-leaves"),
  recalled: ofWarrior("coa-tell-recalled"),
  casualty: ofWarrior("coa-tell-casualty"),
  "battle.committed": (facts, ctx) =>
    t("coa-tell-battle-committed", { who: who(facts, ctx), number: number(facts, "number") }),
  "battle.unmasked": (facts, ctx) =>
    t("coa-tell-battle-unmasked", {
      who: who(facts, ctx),
      warriors: warriors(list(facts, "warriors")),
    }),
  "battle.named": (facts, ctx) =>
    t("coa-tell-battle-named", {
      who: who(facts, ctx),
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
  conquered: (facts, ctx) =>
    t("coa-tell-conquered", {
      who: who(facts, ctx),
      region: atRegion(text(facts, "region")),
    }),
  "cards.back": plain("coa-tell-cards-back"),
  die,
  ability: (facts, ctx) =>
    t("coa-tell-ability", {
      who: who(facts, ctx),
      ability: t(`coa-ability-${text(facts, "ability")}`),
    }),
  bartered: (facts, ctx) =>
    t("coa-tell-bartered", {
      who: who(facts, ctx),
      given: t(`coa-${text(facts, "given")}`),
      taken: t(`coa-${text(facts, "taken")}`),
    }),
  commanded: (facts, ctx) =>
    t("coa-tell-commanded", {
      who: who(facts, ctx),
      owner: who(facts, ctx, "owner"),
      slot: slotWords(text(facts, "slot")),
      onto: slotWords(text(facts, "onto")),
    }),
  regrouped: (facts, ctx) => {
    const post = text(facts, "post");
    return t("coa-tell-regrouped", {
      who: who(facts, ctx),
      warrior: warrior(text(facts, "warrior")),
      post: post === "hand" ? t("coa-own-hand") : t(`coa-${post}`),
      other: facts.other ? warrior(text(facts, "other")) : "",
      swap: yes(facts.other),
    });
  },
  fortified: (facts, ctx) =>
    t("coa-tell-fortified", { who: who(facts, ctx), region: inRegion(text(facts, "region")) }),
  "order.decides": plain("coa-tell-order-decides"),
  fate: (facts, ctx) =>
    t("coa-tell-fate", {
      who: who(facts, ctx),
      types: join(
        text(facts, "fate")
          .split("+")
          .map((type) => t(`coa-${type}`)),
      ),
    }),
  crown: (facts, ctx) =>
    t("coa-tell-crown", {
      who: join(list(facts, "winners").map((seat) => whoIs(Number(seat), ctx))),
      number: list(facts, "winners").length,
      why: t(`coa-won-by-${text(facts, "reason")}`),
    }),
  "automa.card": (facts, ctx) =>
    t("coa-tell-automa-card", {
      who: who(facts, ctx),
      card: t(`coa-action-${text(facts, "card")}`),
    }),
  "automa.tries": (facts) => {
    const why = text(facts, "why_not");
    const action = t(`coa-tries-${text(facts, "action")}`, {
      region: t(`coa-${text(facts, "region")}`),
    });
    return why
      ? t("coa-tell-automa-cannot", { action, why: t(`coa-why-${why}`) })
      : t("coa-tell-automa-does", { action });
  },
  "automa.adjusts": (facts, ctx) =>
    t("coa-tell-automa-adjusts", {
      who: who(facts, ctx),
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

/** The kinds of events that can be told. */
export const TOLD: readonly string[] = Object.keys(tellers);

function tellGain(all: Facts[], ctx: WordsContext): string {
  const goods: Partial<Goods> = {};
  for (const facts of all) {
    const name = text(facts, "resource") as keyof Goods;
    goods[name] = (goods[name] ?? 0) + number(facts, "number");
  }
  const source = text(all[0] ?? {}, "source");
  return t("coa-tell-gain", { who: who(all[0] ?? {}, ctx), goods: goodsWords(goods), source });
}

/** Tell an event in a sentence, or nothing where it is too small to be told. */
export function tellEvent(event: StoryEvent, ctx: WordsContext): string | null {
  return tellers[event.kind]?.(event.facts, ctx) ?? null;
}

/**
 * Tell a whole story: what was laid out before the first round is left out, and what a seat gains
 * at one moment becomes one line.
 */
export function storyLines(events: StoryEvent[], ctx: WordsContext): StoryLine[] {
  const lines: StoryLine[] = [];
  let gains: StoryEvent[] = [];
  const first = events.findIndex((event) => event.kind === "round");
  events.forEach((event, at) => {
    if (at < first && event.kind.endsWith(".refilled")) return;
    const seat = seatIn(event.facts) ?? seatIn(event.facts, "attacker");
    const line = { touched: touched(event), kind: event.kind, seat, at };
    if (event.kind === "gain") {
      const before = gains.at(-1)?.facts;
      const same = before?.seat === event.facts.seat && before?.source === event.facts.source;
      gains = same ? [...gains, event] : [event];
      if (same) lines.pop();
      const words = tellGain(
        gains.map((gain) => gain.facts),
        ctx,
      );
      lines.push({ ...line, text: words, at: at - gains.length + 1 });
      return;
    }
    gains = [];
    const words = tellEvent(event, ctx);
    if (words !== null) lines.push({ ...line, text: words });
  });
  return lines;
}

/** The elements of the board that an event touches, by their ids; regions by their names. */
export function touched({ facts }: StoryEvent): string[] {
  const ids: string[] = [];
  for (const key of ["slot", "onto"]) if (facts[key]) ids.push(`slot-${text(facts, key)}`);
  for (const key of ["warrior", "other"]) if (facts[key]) ids.push(`warrior-${text(facts, key)}`);
  for (const key of ["warriors", "defenders"]) {
    ids.push(...list(facts, key).map((id) => `warrior-${id}`));
  }
  if (facts.tile) {
    ids.push(`tile-${text(facts, "tile")}`, `structure-${text(facts, "tile")}`);
  }
  for (const key of ["region", "post"]) {
    if (facts[key] && facts[key] !== "hand") ids.push(text(facts, key));
  }
  const slot = text(facts, "slot");
  if (slot.includes("/")) ids.push(slot.split("/")[0] ?? "");
  return [...new Set(ids)];
}

/** What happened since a viewer's last turn, in a few lines: first what concerns the viewer. */
export function summarise(events: StoryEvent[], ctx: WordsContext): string[] {
  const own: string[] = [];
  const goods: Partial<Goods> = {};
  const deeds = new Map<number, string[]>();
  const points = new Map<number, number>();
  const add = (seat: number | null, deed: string | null) => {
    if (seat === null || seat === ctx.you || !deed) return;
    deeds.set(seat, [...(deeds.get(seat) ?? []), deed]);
  };
  for (const { kind, facts } of events) {
    const seat = seatIn(facts);
    const region = facts.region ? t(`coa-${text(facts, "region")}`) : "";
    switch (kind) {
      case "round":
        own.push(t("coa-since-round", { number: number(facts, "number") }));
        break;
      case "battle.won":
      case "battle.lost":
        if (ctx.you !== null && seatIn(facts, "defender") === ctx.you) {
          const target = atRegion(text(facts, "region"));
          own.push(t(`coa-since-${dashed(kind)}`, { who: whoIs(seat, ctx), region: target }));
        }
        add(seat, t(`coa-since-${dashed(kind)}-deed`, { region }));
        break;
      case "gain":
        if (seat !== null && seat === ctx.you) {
          const name = text(facts, "resource") as keyof Goods;
          goods[name] = (goods[name] ?? 0) + number(facts, "number");
        }
        break;
      case "score":
        if (seat !== null) points.set(seat, (points.get(seat) ?? 0) + number(facts, "points"));
        break;
      case "placed": {
        const [where = "", side] = text(facts, "slot").split("/");
        if (side === "resource") add(seat, t("coa-since-gathered", { region: t(`coa-${where}`) }));
        else if (where === "gold") add(seat, t("coa-since-gold"));
        else if (where === "refresh") add(seat, t("coa-since-refresh"));
        break;
      }
      case "built":
        add(seat, t("coa-since-built", { tile: structure(text(facts, "tile")), region }));
        break;
      case "recruited":
        add(seat, t("coa-since-recruited", { warrior: warrior(text(facts, "warrior")) }));
        break;
      case "ability":
        add(seat, t(`coa-ability-${text(facts, "ability")}`));
        break;
    }
  }
  const received = goodsWords(goods);
  if (received) own.push(t("coa-since-received", { goods: received }));
  const mine = ctx.you === null ? 0 : (points.get(ctx.you) ?? 0);
  if (mine) own.push(t("coa-since-scored", { points: mine }));
  for (const [seat, gained] of points) {
    if (gained > 0) add(seat, t("coa-n-vp", { number: gained }));
  }
  const others = [...deeds].map(([seat, done]) =>
    t("coa-since-other", { who: whoIs(seat, ctx), deeds: join(done) }),
  );
  return [...own, ...others];
}

// What is asked

/** The question of an ask, in words. */
export function promptWords(ask: Ask, ctx: WordsContext): string {
  const about = typeof ask.about.region === "string" ? ask.about.region : "";
  const region = about || (ctx.view.battle?.region ?? "");
  return t(`coa-ask-${dashed(ask.prompt)}`, {
    region: region ? t(`coa-${region}`) : "",
    target: region ? atRegion(region) : "",
    warriors: region === "citadel" ? 3 : 2,
  });
}

type Describer = (id: string, ask: Ask, ctx: WordsContext) => string;

const byWarrior =
  (message: string): Describer =>
  (id, ask, ctx) => {
    const region = typeof ask.about.region === "string" ? ask.about.region : "";
    return t(message, {
      warrior: armed(id, ctx),
      region: region ? atRegion(region) : "",
    });
  };

function hire(id: string, instead: boolean, ctx: WordsContext): string {
  const row = warriorRow(ctx.components, id);
  const store = playerAt(ctx.you, ctx);
  const cost: Goods = { ...row.cost };
  let gold = 0;
  for (const name of BASICS) {
    const missing = store ? Math.max(row.cost[name] - store[name], 0) : 0;
    cost[name] = row.cost[name] - missing;
    gold += missing;
  }
  cost.gold = row.cost.gold + gold;
  return t(instead ? "coa-do-gold-for" : "coa-do-recruit", {
    warrior: warrior(id),
    type: t(`coa-${row.type}`),
    strength: row.strength,
    level: NUMERALS[row.level] ?? "",
    automaton: yes(row.automaton),
    cost: goodsWords(cost),
  });
}

function gather(id: string, ctx: WordsContext): string {
  const region = regionOf(id, ctx);
  const top = region?.structures.at(-1);
  const args = { region: inRegion(id) };
  if (!region || top === undefined) return t("coa-slot-resource", { region: t(`coa-${id}`) });
  const tile = structureRow(ctx.components, top);
  const yields = tile.resurrection ? t("coa-dead-return") : goodsWords(tile.supplies);
  const owner = playerAt(region.owner, ctx);
  if (!owner) return t("coa-do-gather", { ...args, goods: yields });
  if (owner.seat === ctx.you) return t("coa-do-gather-own", { ...args, goods: yields });
  const tribute = owner.automa
    ? t("coa-n-vp", { number: GOODS.reduce((sum, name) => sum + tile.tribute[name], 0) })
    : goodsWords(tile.tribute);
  return isEmpty(tile.tribute)
    ? t("coa-do-gather", { ...args, goods: yields })
    : t("coa-do-gather-tribute", { ...args, goods: yields, who: whoIs(owner.seat, ctx), tribute });
}

function attackWords(id: string, side: string, ctx: WordsContext): string {
  const region = regionOf(id, ctx);
  const owner = region?.owner ?? null;
  const strength = owner === null ? KING_STRENGTH : (region?.defence ?? 0);
  const args = { region: atRegion(id), who: whoIs(owner, ctx), strength };
  return t(id === "citadel" ? `coa-do-${side}` : "coa-do-attack", args);
}

/** Describe a slot: what a minion would do there. */
function slotOption(slot: string, ctx: WordsContext): string {
  const [region = "", side] = slot.split("/");
  if (side === "resource") return gather(region, ctx);
  if (side !== undefined) return attackWords(region, side, ctx);
  if (region === "refresh") {
    return t("coa-do-refresh", {
      number: playerAt(ctx.you, ctx)?.discard.length ?? 0,
      ability: yes(ctx.view.abilities),
    });
  }
  return t(`coa-do-${region}`, { number: GOLD_SLOT_YIELD });
}

function siteOption(id: string, ask: Ask, ctx: WordsContext): string {
  if (ask.prompt === "fortify") return t("coa-do-fortify", { region: inRegion(id) });
  const top = regionOf(id, ctx)?.structures.at(-1);
  const args = { region: inRegion(id) };
  return top === undefined
    ? t("coa-do-settle", args)
    : t("coa-do-upgrade", { ...args, tile: structure(top) });
}

function cardOption(id: string, ctx: WordsContext): string {
  const row = battleCardRow(ctx.components, id);
  return t("coa-do-card", {
    card: t(`coa-card-${id}`),
    reward: goodsWords(row.reward) || t("coa-nothing"),
    compensation: row.black
      ? t("coa-black-short")
      : goodsWords(row.compensation) || t("coa-nothing"),
  });
}

function tileOption(id: string, ctx: WordsContext): string {
  const row = structureRow(ctx.components, id);
  return t("coa-do-tile", {
    tile: structure(id),
    gold: t("coa-n-gold", { number: row.gold }),
    goods: row.resurrection ? t("coa-dead-return") : goodsWords(row.supplies),
    points: t("coa-n-vp", { number: row.vp }),
  });
}

const describers: Record<string, Describer> = {
  recruit: (id, _, ctx) => hire(id, false, ctx),
  "gold-for": (id, _, ctx) => hire(id, true, ctx),
  tile: (id, _, ctx) => tileOption(id, ctx),
  card: (id, _, ctx) => cardOption(id, ctx),
  name: (id) => t("coa-do-name", { card: t(`coa-card-${id}`) }),
  reroll: (id, _, ctx) => {
    const seat = ctx.view.players.find((player) => player.necromancer === id)?.seat;
    const roll =
      ctx.view.battle?.dice.find(([at]) => at === seat)?.[1] ??
      (ctx.view.opponent?.seat === seat ? ctx.view.opponent?.die : 0);
    return t("coa-do-reroll", { who: t(`coa-${id}`), roll: roll ?? 0 });
  },
  minion: (rest) => {
    const at = rest.lastIndexOf(":");
    return t("coa-do-minion", {
      who: t(`coa-${rest.slice(at + 1)}`),
      slot: slotWords(rest.slice(0, at)),
    });
  },
  to: (id, ask) =>
    ask.prompt === "regroup.post"
      ? t("coa-do-post", { region: atRegion(id) })
      : t("coa-do-to", { slot: slotWords(id) }),
  ability: (id) =>
    t("coa-do-ability", { ability: t(`coa-ability-${id}`), text: t(`coa-ability-text-${id}`) }),
  recall: byWarrior("coa-do-recall"),
  add: byWarrior("coa-do-add"),
  take: byWarrior("coa-do-take"),
  swap: byWarrior("coa-do-swap"),
  warrior: (id, ask, ctx) => byWarrior(`coa-do-warrior-${dashed(ask.prompt)}`)(id, ask, ctx),
  pay: (id) => t("coa-do-pay", { goods: t(`coa-n-${id}`, { number: 1 }) }),
  gold: (id) => t("coa-do-gold-instead", { resource: t(`coa-${id}`) }),
};

/** The families of options that a code can begin with. */
export const DESCRIBED: readonly string[] = Object.keys(describers);

/** Say what an option is and, as far as the view tells, what it would bring. */
export function describeOption(code: string, ask: Ask, ctx: WordsContext): string {
  const at = code.indexOf(":");
  if (at > 0) {
    const describe = describers[code.slice(0, at)];
    return describe ? describe(code.slice(at + 1), ask, ctx) : code;
  }
  if (code.includes(">")) {
    const [given = "", taken = ""] = code.split(">");
    return t("coa-do-barter", { given: t(`coa-${given}`), taken: t(`coa-${taken}`) });
  }
  switch (ask.prompt) {
    case "ingredient":
      return t("coa-do-ingredient", { goods: t(`coa-n-${code}`, { number: 1 }) });
    case "order.next":
    case "order.start":
      return t(`coa-do-${dashed(ask.prompt)}`, { who: t(`coa-${code}`) });
    case "altar":
      return t(`coa-do-${code}`, {
        warriors: warriors(playerAt(ctx.you, ctx)?.graveyard ?? []),
      });
    case "build.site":
    case "fortify":
      return siteOption(code, ask, ctx);
  }
  if (code === "pass" || code === "done") return t(`coa-do-${code}-${dashed(ask.prompt)}`);
  if (code === "casualty" || code === "hand") return t(`coa-do-${code}`);
  return slotOption(code, ctx);
}

// What cannot be taken back

/** Whether passing the turn on lets chance act: the automatic opponent, or the end of a round. */
function endsInChance(ctx: WordsContext): boolean {
  const { order, active, players, opponent } = ctx.view;
  if (players.every((player) => player.minions === 0)) return true;
  const next = order[(order.indexOf(active) + 1) % order.length];
  return opponent !== null && next === opponent.seat;
}

/**
 * Whether a choice shows something hidden or lets chance act, so that it cannot be taken back.
 * The server has the last word; this marks choices before they are made.
 */
export function irreversible(code: string, ask: Ask, ctx: WordsContext): boolean {
  const [family = "", id = ""] = code.split(":");
  const more = ctx.view.deck_sizes.some((size) => size > 0);
  switch (ask.prompt) {
    case "recruit":
    case "exhume":
      if (family === "recruit") {
        return more && warriorRow(ctx.components, id).cost.ingredients === 0;
      }
      return code === "pass" && endsInChance(ctx);
    case "recruit.gold":
      return more && (code === "done" || ask.codes.length === 1);
    case "recruit.ingredient":
      return more && owedIn(ctx) <= 1;
    case "turn.end":
      return code === "done" && endsInChance(ctx);
    case "build.site":
      return ctx.view.stack_size > 0;
    case "battle.card":
    case "battle.premonition":
      return true;
    case "battle.unmask":
      return family === "ability";
    case "battle.fortify":
      return ctx.view.battle?.cards.some(([, card]) => card === "die") ?? false;
    case "reroll":
      return family === "reroll" || ctx.view.battle === null;
    case "setup.defender":
      return ctx.view.players.filter((player) => !player.automa).length > 1;
    default:
      return false;
  }
}

/** How many ingredients are still to be paid in the recruiting that goes on. */
function owedIn(ctx: WordsContext): number {
  const { progress } = ctx.view as AshView & {
    progress?: { chapter: string; facts: unknown[] }[];
  };
  return Number(progress?.findLast((each) => each.chapter === "Recruit")?.facts[3] ?? 1);
}

// The rules

/** A rule in the chosen language, or as the server gives it where there is no translation. */
export function ruleWords(rule: { id: string; chapter: string; text: string }): {
  chapter: string;
  text: string;
} {
  const chapter = `coa-chapter-${rule.chapter.toLowerCase().replaceAll(" ", "-")}`;
  const message = `coa-rule-${rule.id.replace("COA-", "").toLowerCase()}`;
  return {
    chapter: words.has(chapter) ? t(chapter) : rule.chapter,
    text: words.has(message) ? t(message) : rule.text,
  };
}
