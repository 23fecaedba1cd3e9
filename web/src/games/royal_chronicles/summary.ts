import { list, number, seatIn, text, type Facts } from "../../lib/facts";
import { Summary, type News } from "../../lib/summary";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { building, cardNames, gold, phaseName, points, whoIs } from "./names";
import { enemy } from "./story";
import type { RoyalContext } from "./types";

/** What happened since a viewer last chose, in a few lines: first what concerns the viewer. */
export function summarise(events: readonly StoryEvent[], ctx: RoyalContext): News[] {
  const since = new Summary(ctx.you);
  let earned = 0;
  let phase = "";
  for (const { kind, facts } of events) {
    const seat = seatIn(facts);
    const mine = since.isMine(seat);
    switch (kind) {
      case "phase":
        phase = t("rc-since-phase", {
          round: number(facts, "round"),
          phase: phaseName(number(facts, "phase")),
        });
        break;
      case "war":
        if (mine) since.own.push(ownWar(facts, ctx));
        break;
      case "die":
        if (mine) since.own.push(t("rc-since-died", { cards: cardNames(list(facts, "cards")) }));
        break;
      case "gold":
      case "income":
        if (mine) earned += number(facts, "gold");
        break;
      case "score":
        since.score(seat, number(facts, "points"));
        break;
      case "deployed": {
        const cards = [...list(facts, "placed"), text(facts, "artifact")].filter(Boolean);
        if (cards.length) since.deed(seat, t("rc-since-placed", { cards: cardNames(cards) }));
        break;
      }
      case "built": {
        const name = building(text(facts, "building"));
        since.deed(seat, t(facts.new ? "rc-since-built" : "rc-since-upgraded", { building: name }));
        break;
      }
    }
  }
  if (earned) since.own.push(t("rc-since-gold", { gold: gold(earned) }));
  const { scored } = since;
  if (scored > 0) since.own.push(t("rc-since-scored", { points: points(scored) }));
  if (scored < 0) since.own.push(t("rc-since-lost", { points: points(-scored) }));
  if (phase) since.common.push(phase);
  return since.lines(points, (seat, deeds) =>
    t("rc-since-other", { who: whoIs(seat, ctx), deeds }),
  );
}

function ownWar(facts: Facts, ctx: RoyalContext): string {
  const [mine, theirs] = [number(facts, "mine"), number(facts, "theirs")];
  const result = !facts.won ? "lost" : mine === theirs ? "tied" : "won";
  return t(`rc-since-war-${result}`, { other: enemy(facts, ctx), mine, theirs });
}
