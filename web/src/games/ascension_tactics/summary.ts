import { join, number, seatIn, text, type Facts } from "../../lib/facts";
import { Summary, type News } from "../../lib/summary";
import type { StoryEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { cardNames, figureNames, glory, schemeName, whoIs } from "./names";
import type { TacticsContext } from "./types";

/** What each seat did, by kind of event: the message for it, and the ids of what it is about. */
const DEEDS: Record<string, { id: string; fact: string }> = {
  play: { id: "at-since-played", fact: "card" },
  acquire: { id: "at-since-acquired", fact: "card" },
  order: { id: "at-since-ordered", fact: "figure" },
};

/** What happened since a viewer last chose, in a few lines: first what concerns the viewer. */
export function summarise(events: readonly StoryEvent[], ctx: TacticsContext): News[] {
  const since = new Summary(ctx.you);
  for (const { kind, facts } of events)
    if (kind === "score") since.score(seatIn(facts), number(facts, "points"));
  since.common.push(...schemeLines(events));
  since.own.push(...ownLines(events, since, ctx));
  for (const seat of new Set(events.map(({ facts }) => seatIn(facts)))) {
    for (const [kind, { id, fact }] of Object.entries(DEEDS)) {
      const done = events.filter((event) => event.kind === kind && seatIn(event.facts) === seat);
      const ids = done.map(({ facts }) => text(facts, fact));
      const named = fact === "card" ? cardNames(ids) : figureNames([...new Set(ids)], ctx);
      if (ids.length) since.deed(seat, t(id, { cards: named, figures: named }));
    }
  }
  return since.lines(glory, (seat, deeds) => t("at-since-other", { who: whoIs(seat, ctx), deeds }));
}

function schemeLines(events: readonly StoryEvent[]): string[] {
  const turned = events.filter(({ kind }) => kind === "scheme");
  const schemes = join(turned.map(({ facts }) => schemeName(text(facts, "scheme"))));
  return turned.length ? [t("at-since-scheme", { schemes })] : [];
}

function ownLines(
  events: readonly StoryEvent[],
  { you, scored }: Summary,
  ctx: TacticsContext,
): string[] {
  const fallen = events.filter(({ kind }) => kind === "defeat").map(({ facts }) => facts);
  const lost = fallen.filter((facts) => you !== null && seatIn(facts) === you);
  const slain = fallen.filter(
    (facts) => isMine(text(facts, "source"), ctx) && !lost.includes(facts),
  );
  const names = (all: readonly Facts[]) =>
    figureNames(
      all.map((facts) => text(facts, "figure")),
      ctx,
    );
  return [
    lost.length ? t("at-since-lost", { figures: names(lost) }) : "",
    slain.length ? t("at-since-slain", { figures: names(slain) }) : "",
    scored > 0 ? t("at-since-score", { points: glory(scored) }) : "",
  ].filter(Boolean);
}

const isMine = (figure: string, { view, you }: TacticsContext): boolean =>
  view.figures.some(({ id, seat }) => id === figure && seat === you);
