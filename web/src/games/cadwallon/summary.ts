import { join, number, seatIn, text, type Facts } from "../../lib/facts";
import { Summary, type News } from "../../lib/summary";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { cardName, figureName, missionName, treasureName, whoIs } from "./names";
import { figureOf } from "./pieces";
import { ducats } from "./story";
import type { CityContext } from "./types";

/** What seats did, by kind of event: the message, the fact it is about, how that is called, and who did it. */
const DEEDS: Record<
  string,
  { id: string; fact: string; name: (id: string) => string; by: string }
> = {
  "arcana.played": { id: "cad-since-played", fact: "card", name: cardName, by: "seat" },
  loot: { id: "cad-since-took", fact: "treasure", name: treasureName, by: "figure" },
  fight: { id: "cad-since-fought", fact: "defender", name: figureName, by: "attacker" },
  mission: { id: "cad-since-mission", fact: "mission", name: missionName, by: "seat" },
  left: { id: "cad-since-left", fact: "figure", name: figureName, by: "figure" },
};
/** What happened to one's own characters: the message, and the fact that names them. */
const BLOWS: Record<string, { id: string; fact: string }> = {
  "fight.won": { id: "cad-since-beaten", fact: "loser" },
  imprisoned: { id: "cad-since-jailed", fact: "figure" },
  wound: { id: "cad-since-wounded", fact: "figure" },
};

/** Whose an event is: a seat, or the owner of a figure. */
function seatOf(facts: Facts, key: string, { view }: CityContext): number | null {
  return key === "seat" ? seatIn(facts) : (figureOf(text(facts, key), view)?.seat ?? null);
}

/** What happened since a viewer last chose, in a few lines: first what concerns the viewer. */
export function summarise(events: readonly StoryEvent[], ctx: CityContext): News[] {
  const since = new Summary(ctx.you);
  for (const seat of ctx.view.players.map((player) => player.seat))
    for (const [kind, { id, fact, name, by }] of Object.entries(DEEDS)) {
      const done = events.filter(
        (event) => event.kind === kind && seatOf(event.facts, by, ctx) === seat,
      );
      const things = join([...new Set(done.map(({ facts }) => name(text(facts, fact))))]);
      if (things) since.deed(seat, t(id, { things }));
    }
  since.own.push(...ownLines(events, ctx));
  return since.lines(ducats, (seat, deeds) =>
    t("cad-since-other", { who: whoIs(seat, ctx), deeds }),
  );
}

function ownLines(events: readonly StoryEvent[], ctx: CityContext): string[] {
  const blows = Object.entries(BLOWS).map(([kind, { id, fact }]) => {
    const names = events
      .filter((event) => event.kind === kind)
      .map(({ facts }) => text(facts, fact))
      .filter((figure) => ctx.you !== null && figureOf(figure, ctx.view)?.seat === ctx.you);
    const figures = join([...new Set(names)].map(figureName));
    return figures ? t(id, { figures }) : "";
  });
  const scored = events.filter(({ kind, facts }) => kind === "score" && seatIn(facts) === ctx.you);
  const sum = scored.reduce((all, { facts }) => all + number(facts, "points"), 0);
  const paid = t(sum > 0 ? "cad-since-score" : "cad-since-paid", { points: ducats(Math.abs(sum)) });
  return [...blows, ctx.you !== null && sum ? paid : ""].filter(Boolean);
}
