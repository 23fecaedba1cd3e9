import type { WhyNot } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { goodsWords, join, rowName, whoIs, type Goods, type WordsContext } from "./names";

/** Say why something cannot be chosen now. */
export function reasonWords({ key, args }: WhyNot, ctx: WordsContext): string {
  const seats = Array.isArray(args.seats) ? [...new Set(args.seats as number[])] : [];
  const number = (name: string) => Number(args[name] ?? 0);
  return t(`rc-not-${key}`, {
    who: join(seats.map((seat) => whoIs(seat, ctx))),
    row: typeof args.row === "string" ? rowName(args.row) : "",
    cost: number("cost"),
    gold: number("gold"),
    land: number("land"),
    limit: number("limit"),
    number: number("number"),
    goods: goodsWords((args.missing ?? {}) as Goods),
  });
}
