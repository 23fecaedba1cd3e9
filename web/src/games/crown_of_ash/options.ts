import { dashed, yes } from "../../lib/facts";
import type { Counted, Describer } from "../../lib/game";
import type { Question } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import {
  armed,
  atRegion,
  GOLD_SLOT_YIELD,
  goodsWords,
  inRegion,
  isEmpty,
  KING_STRENGTH,
  playerAt,
  regionOf,
  slotWords,
  structure,
  warrior,
  warriors,
  whoIs,
} from "./names";
import {
  BASICS,
  battleCardRow,
  GOODS,
  GOODS_ICONS,
  NUMERALS,
  structureRow,
  warriorRow,
} from "./pieces";
import type { AshContext, Goods } from "./types";

/** The question of an ask, in words. */
export function promptWords(ask: Question, ctx: AshContext): string {
  const about = typeof ask.about.region === "string" ? ask.about.region : "";
  const region = about || (ctx.view.battle?.region ?? "");
  return t(`coa-ask-${dashed(ask.prompt)}`, {
    region: region ? t(`coa-${region}`) : "",
    target: region ? atRegion(region) : "",
    warriors: region === "citadel" ? 3 : 2,
  });
}

const byWarrior =
  (message: string): Describer<AshContext> =>
  (id, ask, ctx) => {
    const region = typeof ask.about.region === "string" ? ask.about.region : "";
    return t(message, {
      warrior: armed(id, ctx),
      region: region ? atRegion(region) : "",
    });
  };

function hire(id: string, instead: boolean, ctx: AshContext): string {
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

function gather(id: string, ctx: AshContext): string {
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

function attackWords(id: string, side: string, ctx: AshContext): string {
  const region = regionOf(id, ctx);
  const owner = region?.owner ?? null;
  const strength = owner === null ? KING_STRENGTH : (region?.defence ?? 0);
  const args = { region: atRegion(id), who: whoIs(owner, ctx), strength };
  return t(id === "citadel" ? `coa-do-${side}` : "coa-do-attack", args);
}

/** Describe a slot: what a minion would do there. */
function slotOption(slot: string, ctx: AshContext): string {
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

function siteOption(id: string, ask: Question, ctx: AshContext): string {
  if (ask.prompt === "fortify") return t("coa-do-fortify", { region: inRegion(id) });
  const top = regionOf(id, ctx)?.structures.at(-1);
  const args = { region: inRegion(id) };
  return top === undefined
    ? t("coa-do-settle", args)
    : t("coa-do-upgrade", { ...args, tile: structure(top) });
}

function cardArgs(id: string, ctx: AshContext) {
  const row = battleCardRow(ctx.components, id);
  return {
    card: t(`coa-card-${id}`),
    reward: goodsWords(row.reward) || t("coa-nothing"),
    compensation: row.black
      ? t("coa-black-short")
      : goodsWords(row.compensation) || t("coa-nothing"),
  };
}

function tileOption(id: string, ctx: AshContext): string {
  const row = structureRow(ctx.components, id);
  return t("coa-do-tile", {
    tile: structure(id),
    gold: t("coa-n-gold", { number: row.gold }),
    goods: row.resurrection ? t("coa-dead-return") : goodsWords(row.supplies),
    points: t("coa-n-vp", { number: row.vp }),
  });
}

/** The families of options that a code can begin with. */
export const FAMILIES: Record<string, Describer<AshContext>> = {
  recruit: (id, _, ctx) => hire(id, false, ctx),
  "gold-for": (id, _, ctx) => hire(id, true, ctx),
  tile: (id, _, ctx) => tileOption(id, ctx),
  card: (id, _, ctx) => t("coa-do-card", cardArgs(id, ctx)),
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

/** Say what an option without a family is. */
export const describe: Describer<AshContext> = (code, ask, ctx) => {
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
};

/** What is counted in a payment, or in a gain of choice: resources, of which one has some. */
export function counted(code: string, ctx: AshContext): Counted {
  const name = code.split(":").at(-1) as (typeof BASICS)[number] | "gold";
  const shown = { label: t(`coa-${name}`), icon: GOODS_ICONS[name] ?? "", hue: `var(--${name})` };
  return code.startsWith("pay:") ? { ...shown, have: playerAt(ctx.you, ctx)?.[name] } : shown;
}

// What things are, for whoever points at them.

export const cardAbout = (id: string, ctx: AshContext): string =>
  t("coa-about-card", cardArgs(id, ctx));

export function tileAbout(id: string, ctx: AshContext): string {
  const row = structureRow(ctx.components, id);
  return t("coa-about-tile", {
    goods: row.resurrection ? t("coa-dead-return") : goodsWords(row.supplies),
    tribute: goodsWords(row.tribute) || t("coa-nothing"),
  });
}

/** What a warrior costs; those that one begins with cost nothing. */
export function warriorAbout(id: string, ctx: AshContext): string {
  const cost = goodsWords(warriorRow(ctx.components, id).cost);
  return cost ? t("coa-about-warrior", { cost }) : "";
}

/** What a minion would do in a slot of a province; the others say it by their names. */
export const slotAbout = (slot: string, ctx: AshContext): string =>
  slot.includes("/") ? slotOption(slot, ctx) : "";

/** The place that a question is about. */
export function named(ask: Question, ctx: AshContext): string[] {
  const region = ask.about.region ?? ctx.view.battle?.region;
  return typeof region === "string" ? [region] : [];
}
