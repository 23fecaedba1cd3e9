import type { StoryEvent } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { number, seatIn, text } from "./facts";
import {
  atRegion,
  dashed,
  goodsWords,
  join,
  structure,
  warrior,
  whoIs,
  type WordsContext,
} from "./names";
import type { Goods } from "./types";

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
