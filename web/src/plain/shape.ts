import type { Facts } from "../lib/facts";
import { readable, title } from "../lib/readable";

/** How a field of a view is laid out. */
export type Shape =
  | { kind: "fact"; name: string; text: string }
  | { kind: "items"; name: string; items: string[] }
  | { kind: "table"; name: string; heads: string[]; rows: Row[] }
  | { kind: "group"; name: string; parts: Shape[] };

export interface Row {
  head: string;
  cells: string[];
}

/** The words that a layout needs: how seats are called, and how one agrees. */
export interface Speech {
  seats: number;
  name(seat: number): string;
  yes: string;
}

/** What a view says to programs; people see it anyhow. */
const FOR_PROGRAMS = new Set(["seat", "progress"]);
const LABELS = ["code", "id", "name", "title", "kind", "seat"];
const SEATS = new Set(
  "seat seats owner owners winner winners loser leader active attacker defender controller rival opponent victim order turn_order".split(
    " ",
  ),
);
const BY_SEAT = new Set(["scores", "points"]);

const isEmpty = (thing: unknown): boolean =>
  thing === null ||
  thing === undefined ||
  thing === false ||
  thing === "" ||
  (typeof thing === "object" && Object.keys(thing).length === 0);
const isRecord = (thing: unknown): thing is Facts =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);
/** Views have pairs where they cannot have a mapping: a name and what belongs to it. */
const isPair = (thing: unknown): boolean =>
  Array.isArray(thing) &&
  thing.length === 2 &&
  typeof thing[0] === "string" &&
  typeof thing[1] === "number";
const isScalar = (thing: unknown): boolean => typeof thing !== "object" || thing === null;

const isShort = (thing: unknown): boolean => isScalar(thing) || isPair(thing);

/** Lay out all fields of a view but those that are told elsewhere. */
export function shapesOf(view: Facts, speech: Speech, without: readonly string[] = []): Shape[] {
  return Object.entries(view)
    .filter(([name]) => !FOR_PROGRAMS.has(name) && !without.includes(name))
    .filter(([, thing]) => !isEmpty(thing))
    .map(([name, thing]) => shapeOf(name, thing, speech));
}

function shapeOf(name: string, thing: unknown, speech: Speech): Shape {
  const heading = title(name);
  if (isScalar(thing)) return { kind: "fact", name: heading, text: say(name, thing, speech) };
  if (Array.isArray(thing)) {
    if (thing.every(isRecord)) return tableOf(heading, labelled(thing, speech), speech);
    return { kind: "items", name: heading, items: itemsOf(name, thing, speech) };
  }
  const entries = Object.entries(thing as Facts).filter(([, item]) => !isEmpty(item));
  if (entries.every(([, item]) => isScalar(item))) {
    const items = entries.map(([key, item]) => `${readable(key)} ${say(key, item, speech)}`);
    return { kind: "items", name: heading, items };
  }
  if (entries.length > 1 && entries.every(([, item]) => isRecord(item))) {
    const rows = entries.map(([key, item]) => ({ head: title(key), item: item as Facts }));
    return tableOf(heading, rows, speech);
  }
  return { kind: "group", name: heading, parts: shapesOf(thing as Facts, speech) };
}

function itemsOf(name: string, things: readonly unknown[], speech: Speech): string[] {
  const bySeat = BY_SEAT.has(name) && things.length === speech.seats;
  return things.map((item, at) => {
    const said = say(name, item, speech);
    return bySeat ? `${speech.name(at)} ${said}` : said;
  });
}

/** Head each thing by what names it; as many nameless things as seats belong to the seats. */
function labelled(things: readonly Facts[], speech: Speech): { head: string; item: Facts }[] {
  const place = (at: number) => (things.length === speech.seats ? speech.name(at) : String(at + 1));
  return things.map((item, at) => {
    const label = LABELS.find((key) => !isEmpty(item[key]));
    const head = label ? title(say(label, item[label], speech)) : place(at);
    const rest = Object.entries(item).filter(([key]) => key !== label);
    return { head, item: Object.fromEntries(rest) };
  });
}

function tableOf(
  name: string,
  things: readonly { head: string; item: Facts }[],
  speech: Speech,
): Shape {
  const keys = [...new Set(things.flatMap(({ item }) => Object.keys(item)))].filter((key) =>
    things.some(({ item }) => !isEmpty(item[key])),
  );
  if (keys.length === 0) return { kind: "items", name, items: things.map(({ head }) => head) };
  const rows = things.map(({ head, item }) => ({
    head,
    cells: keys.map((key) => (isEmpty(item[key]) ? "" : say(key, item[key], speech))),
  }));
  return { kind: "table", name, heads: keys.map(title), rows };
}

/** Say anything in one line. */
export function say(name: string, thing: unknown, speech: Speech): string {
  if (thing === true) return speech.yes;
  if (isEmpty(thing)) return "–";
  if (typeof thing === "number" && SEATS.has(name)) return thing < 0 ? "–" : speech.name(thing);
  if (typeof thing === "string") return readable(thing);
  if (Array.isArray(thing)) {
    const parts = thing.map((item) => say(name, item, speech));
    return parts.join(isPair(thing) ? " " : thing.every(isShort) ? ", " : "; ");
  }
  if (!isRecord(thing)) return String(thing);
  return Object.entries(thing)
    .filter(([, item]) => !isEmpty(item))
    .map(([key, item]) =>
      item === true ? readable(key) : `${readable(key)} ${say(key, item, speech)}`,
    )
    .join(", ");
}

/** Tell an event in one line: who, what, and its facts. */
export function tell(kind: string, facts: Facts, speech: Speech): string {
  const { seat, ...rest } = facts;
  const who = typeof seat === "number" ? `${speech.name(seat)}: ` : "";
  const told = Object.entries(rest)
    .filter(([, item]) => !isEmpty(item))
    .map(([key, item]) => `${readable(key)} ${say(key, item, speech)}`);
  const what = readable(kind);
  return [who ? who + what : title(kind), ...told].join(" · ");
}
