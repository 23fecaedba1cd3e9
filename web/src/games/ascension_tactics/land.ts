import circle from "icon:pentacle";
import turret from "icon:sentry-gun";
import { list, seatIn, text } from "../../lib/facts";
import type { StoryEvent } from "../../lib/wire";

/** The tokens that cards put on the battlefield. */
export const TOKEN_ICONS: Record<string, string> = { circle, turret };

/** A cell as it is drawn: its land, and who holds what is on it. */
export interface Look {
  terrain: string;
  /** Who deploys there, or has lit it. */
  seat: number | null;
  token?: string;
}

/** How a cell looked, and how it looks now. */
export interface Change {
  cell: string;
  before: Look;
  after: Look;
}

type Changed = (event: StoryEvent) => [before: Look, after: Look];

const look = (terrain: string, seat: number | null = null): Look => ({ terrain, seat });

/** What the events that change the land make of a cell. */
const CHANGES: Record<string, Changed> = {
  forest: () => [look(""), look("forest")],
  "barrier.broken": () => [look("barrier"), look("")],
  beacon: ({ facts }) => [look("beacon"), look("beacon", seatIn(facts))],
  portal: ({ facts }) => [look("off"), look("portal", seatIn(facts))],
  "portal.closed": () => [look("portal"), look("off")],
  token: ({ facts }) => [look(""), { ...look("", seatIn(facts)), token: text(facts, "token") }],
};

/** List the cells that an event changes. */
export function changesOf(event: StoryEvent): Change[] {
  const made = CHANGES[event.kind]?.(event);
  if (!made) return [];
  const [before, after] = made;
  const cells = [text(event.facts, "cell"), ...list(event.facts, "cells")].filter(Boolean);
  return cells.map((cell) => ({ cell, before, after }));
}
