import type { WhyNot } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { goodsWords, join, whoIs, type WordsContext } from "./names";
import type { Goods } from "./types";

/** Say why something cannot be chosen now. */
export function reasonWords({ key, args }: WhyNot, ctx: WordsContext): string {
  const seats = Array.isArray(args.seats) ? [...new Set(args.seats as number[])] : [];
  const owner = typeof args.necromancer === "string" ? t(`coa-${args.necromancer}`) : "";
  const number = (name: string) => Number(args[name] ?? 0);
  return t(`coa-not-${key}`, {
    who: owner || join(seats.map((seat) => whoIs(seat, ctx))),
    cost: number("cost"),
    gold: number("gold"),
    limit: number("limit"),
    number: number("number"),
    goods: goodsWords((args.missing ?? {}) as Partial<Goods>),
  });
}
