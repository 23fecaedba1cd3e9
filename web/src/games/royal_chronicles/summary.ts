import type { StoryEvent } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { list, number, seatIn, text } from "./facts";
import {
  building,
  cardNames,
  gold,
  join,
  phaseName,
  points,
  whoIs,
  type WordsContext,
} from "./names";
import { enemy } from "./story";

/** What happened since a viewer last chose, in a few lines: first what concerns the viewer. */
export function summarise(events: StoryEvent[], ctx: WordsContext): string[] {
  const own: string[] = [];
  const deeds = new Map<number, string[]>();
  const scored = new Map<number, number>();
  let earned = 0;
  let phase = "";
  const add = (seat: number | null, deed: string) => {
    if (seat === null || seat === ctx.you) return;
    deeds.set(seat, [...(deeds.get(seat) ?? []), deed]);
  };
  for (const { kind, facts } of events) {
    const seat = seatIn(facts);
    const mine = seat !== null && seat === ctx.you;
    switch (kind) {
      case "phase":
        phase = t("rc-since-phase", {
          round: number(facts, "round"),
          phase: phaseName(number(facts, "phase")),
        });
        break;
      case "war":
        if (mine) own.push(ownWar(facts, ctx));
        break;
      case "die":
        if (mine) own.push(t("rc-since-died", { cards: cardNames(list(facts, "cards")) }));
        break;
      case "gold":
      case "income":
        if (mine) earned += number(facts, "gold");
        break;
      case "score":
        if (seat !== null) scored.set(seat, (scored.get(seat) ?? 0) + number(facts, "points"));
        break;
      case "deployed": {
        const cards = [...list(facts, "placed"), text(facts, "artifact")].filter(Boolean);
        if (cards.length) add(seat, t("rc-since-placed", { cards: cardNames(cards) }));
        break;
      }
      case "built": {
        const name = building(text(facts, "building"));
        add(seat, t(facts.new ? "rc-since-built" : "rc-since-upgraded", { building: name }));
        break;
      }
    }
  }
  if (earned) own.push(t("rc-since-gold", { gold: gold(earned) }));
  const mine = ctx.you === null ? 0 : (scored.get(ctx.you) ?? 0);
  if (mine > 0) own.push(t("rc-since-scored", { points: points(mine) }));
  if (mine < 0) own.push(t("rc-since-lost", { points: points(-mine) }));
  for (const [seat, gained] of scored) if (gained > 0) add(seat, points(gained));
  const others = [...deeds].map(([seat, done]) =>
    t("rc-since-other", { who: whoIs(seat, ctx), deeds: join(done) }),
  );
  return [...(phase ? [phase] : []), ...own, ...others];
}

function ownWar(facts: Record<string, unknown>, ctx: WordsContext): string {
  const [mine, theirs] = [number(facts, "mine"), number(facts, "theirs")];
  const result = !facts.won ? "lost" : mine === theirs ? "tied" : "won";
  return t(`rc-since-war-${result}`, { other: enemy(facts, ctx), mine, theirs });
}
