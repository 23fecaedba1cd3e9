import type { Question } from "../../lib/wire";
import { BASICS, warriorRow } from "./pieces";
import type { AshContext, AshView, PlayerView } from "./types";

const CITADEL_WARRIORS = 3;
const PROVINCE_WARRIORS = 2;

/** The recruiting that goes on: what was given in gold by choice, and what is owed. */
interface Recruiting {
  warrior: string;
  gold: Partial<Record<string, number>>;
  owed: number;
}

function recruiting(ctx: AshContext): Recruiting | null {
  const { progress = [] } = ctx.view as AshView & {
    progress?: { chapter: string; facts: Record<string, unknown> }[];
  };
  const facts = progress.findLast((each) => each.chapter === "Recruit")?.facts;
  if (!facts) return null;
  const gold = Object.fromEntries(facts.gold as [string, number][]);
  return { warrior: String(facts.warrior), gold, owed: Number(facts.owed) };
}

/** The resources that gold can still stand in for, though the player has them. */
function replaceable(going: Recruiting, me: PlayerView, ctx: AshContext): string[] {
  const { cost } = warriorRow(ctx.components, going.warrior);
  const given = Object.values(going.gold).reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const needed = BASICS.reduce((sum, name) => sum + Math.max(cost[name] - me[name], 0), 0);
  if (me.gold - needed - given <= 0) return [];
  return BASICS.filter((name) => Math.min(cost[name], me[name]) > (going.gold[name] ?? 0));
}

/** Whether giving gold for a resource leaves nothing more to decide. */
function lastGold(going: Recruiting, resource: string, me: PlayerView, ctx: AshContext): boolean {
  const gold = { ...going.gold, [resource]: (going.gold[resource] ?? 0) + 1 };
  return replaceable({ ...going, gold }, me, ctx).length === 0;
}

/** Whether ingredients pay themselves: one is left to pay, or one kind to pay them with. */
function lastIngredient(owed: number, paid: string, me: PlayerView): boolean {
  const left = ([...BASICS, "gold"] as const).filter(
    (name) => me[name] - Number(name === paid) > 0,
  );
  return owed - Number(paid !== "") <= 0 || left.length === 1;
}

/** Whether passing the turn on lets chance act: the automatic opponent, or the end of a round. */
function endsInChance({ view }: AshContext): boolean {
  const { order, active, players, opponent } = view;
  if (players.every((player) => player.minions === 0)) return true;
  const next = order[(order.indexOf(active) + 1) % order.length];
  return opponent !== null && next === opponent.seat;
}

/** Whether nobody has a battle card to choose once the attackers are laid down. */
function cardsAreClear(code: string, me: PlayerView, { view }: AshContext): boolean {
  const { battle, players } = view;
  if (!battle || me.card_count > 1) return false;
  const limit = battle.region === "citadel" ? CITADEL_WARRIORS : PROVINCE_WARRIORS;
  const last = code === "done" || battle.size + 1 === limit || me.hand.length === 1;
  const other = battle.defender === null ? null : players[battle.defender];
  return last && (!other || other.automa || other.card_count === 1);
}

function ofRecruiting(code: string, ask: Question, me: PlayerView, ctx: AshContext): boolean {
  const [family = "", id = ""] = code.split(":");
  const going = recruiting(ctx);
  if (ask.prompt === "recruit.gold") {
    return code === "done" || (going !== null && lastGold(going, id, me, ctx));
  }
  if (ask.prompt === "recruit.ingredient") return lastIngredient(going?.owed ?? 1, id, me);
  if (family === "gold-for") {
    const hired = { warrior: id, gold: {}, owed: 0 };
    const [only, ...others] = replaceable(hired, me, ctx);
    return only !== undefined && others.length === 0 && lastGold(hired, only, me, ctx);
  }
  const { ingredients } = warriorRow(ctx.components, id).cost;
  return ingredients === 0 || lastIngredient(ingredients, "", me);
}

/**
 * Whether a choice shows something hidden or lets chance act, so that it cannot be taken back.
 * This marks choices before they are made, as far as the view tells; the server has the last word.
 */
export function irreversible(code: string, ask: Question, ctx: AshContext): boolean {
  const { view } = ctx;
  const me = view.players[ask.seat];
  if (!me) return false;
  const [family = ""] = code.split(":");
  const free = view.regions.filter(
    ({ id, owner }) => id !== "citadel" && (owner === null || owner === ask.seat),
  );
  switch (ask.prompt) {
    case "recruit":
    case "exhume":
    case "recruit.gold":
    case "recruit.ingredient":
      if (code === "pass") return endsInChance(ctx);
      if (family === "ability") return false;
      return view.deck_sizes.some((size) => size > 0) && ofRecruiting(code, ask, me, ctx);
    case "turn.end":
      return code === "done" && endsInChance(ctx);
    case "build.tile":
      return view.stack_size > 0 && free.length === 1;
    case "build.site":
      return view.stack_size > 0;
    case "battle.commit":
      return cardsAreClear(code, me, ctx);
    case "battle.card":
    case "battle.premonition":
    case "setup.defender": // the offer and the turn order follow
      return true;
    case "battle.unmask":
      return family === "ability";
    case "reroll":
      return family === "reroll" || view.battle === null;
    default:
      return false;
  }
}
