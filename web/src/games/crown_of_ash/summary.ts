import { dashed, number, seatIn, text } from "../../lib/facts";
import { Summary, type News } from "../../lib/summary";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { atRegion, goodsWords, structure, warrior, whoIs } from "./names";
import type { AshContext, Goods } from "./types";

/** What happened since a viewer's last turn, in a few lines: first what concerns the viewer. */
export function summarise(events: readonly StoryEvent[], ctx: AshContext): News[] {
  const since = new Summary(ctx.you);
  const goods: Partial<Goods> = {};
  for (const { kind, facts } of events) {
    const seat = seatIn(facts);
    const region = facts.region ? t(`coa-${text(facts, "region")}`) : "";
    switch (kind) {
      case "round":
        since.common.push(t("coa-since-round", { number: number(facts, "number") }));
        break;
      case "battle.won":
      case "battle.lost":
        if (since.isMine(seatIn(facts, "defender"))) {
          const target = atRegion(text(facts, "region"));
          since.own.push(t(`coa-since-${dashed(kind)}`, { who: whoIs(seat, ctx), region: target }));
        }
        if (since.isMine(seat)) since.own.push(t(`coa-since-${dashed(kind)}-mine`, { region }));
        since.deed(seat, t(`coa-since-${dashed(kind)}-deed`, { region }));
        break;
      case "king.slain":
        since.deed(seat, t("coa-since-king"));
        break;
      case "gain":
        if (since.isMine(seat)) {
          const name = text(facts, "resource") as keyof Goods;
          goods[name] = (goods[name] ?? 0) + number(facts, "number");
        }
        break;
      case "score":
        since.score(seat, number(facts, "points"));
        break;
      case "placed": {
        const [where = "", side] = text(facts, "slot").split("/");
        if (side === "resource")
          since.deed(seat, t("coa-since-gathered", { region: t(`coa-${where}`) }));
        else if (where === "gold") since.deed(seat, t("coa-since-gold"));
        else if (where === "refresh") since.deed(seat, t("coa-since-refresh"));
        break;
      }
      case "built":
        since.deed(seat, t("coa-since-built", { tile: structure(text(facts, "tile")), region }));
        break;
      case "recruited":
        since.deed(seat, t("coa-since-recruited", { warrior: warrior(text(facts, "warrior")) }));
        break;
      case "ability":
        since.deed(seat, t(`coa-ability-${text(facts, "ability")}`));
        break;
    }
  }
  const received = goodsWords(goods);
  if (received) since.own.push(t("coa-since-received", { goods: received }));
  if (since.scored) since.own.push(t("coa-since-scored", { points: since.scored }));
  return since.lines(
    (number) => t("coa-n-vp", { number }),
    (seat, deeds) => t("coa-since-other", { who: whoIs(seat, ctx), deeds }),
  );
}
