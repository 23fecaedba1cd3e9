import type { Line } from "./story";

/** A line of the pane: one of the story, with those of its scene that it stands for. */
export interface Told extends Line {
  within?: readonly Line[];
}

/** Put scenes into the lines that tell them. Those that stay the same from push to push are not drawn anew. */
export class Scenes {
  #known = new Map<number, Told>();

  in(lines: readonly Line[]): Told[] {
    const told = scenesIn(lines).map((line) => this.#kept(line));
    this.#known = new Map(told.filter(({ within }) => within).map((line) => [line.at, line]));
    return told;
  }

  #kept(line: Told): Told {
    const known = line.within && this.#known.get(line.at);
    return known && isSame(known, line) ? known : line;
  }
}

const isSameList = (one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

function isSame(known: Told, line: Told): boolean {
  const within = isSameList(known.within ?? [], line.within ?? []);
  return within && known.text === line.text && known.until === line.until;
}

/** How many lines a sheet takes at least, once another follows. */
const SHEET = 20;

/**
 * Put lines on sheets. One that stays the same from push to push is neither drawn nor laid out anew.
 * A sheet begins with a plain line: headings and scenes keep their distance from the line before.
 */
export class Sheets {
  #known: Told[][] = [];

  of(lines: readonly Told[]): Told[][] {
    const sheets = sheetsOf(lines).map((sheet, at) => {
      const known = this.#known[at];
      return known && isSameList(known, sheet) ? known : sheet;
    });
    this.#known = sheets;
    return sheets;
  }
}

function sheetsOf(lines: readonly Told[]): Told[][] {
  const sheets: Told[][] = [];
  for (const line of lines) {
    const last = sheets.at(-1);
    const plain = !line.heading && line.scene !== "tells";
    if (last && (last.length < SHEET || !plain)) last.push(line);
    else sheets.push([line]);
  }
  return sheets;
}

/** The last sheets, with at least so many lines if there are. */
export function lastOf(sheets: readonly Told[][], lines: number): Told[][] {
  let [from, left] = [sheets.length, lines];
  while (from > 0 && left > 0) left -= sheets[--from]!.length;
  return sheets.slice(from);
}

/** Put what leads to the outcome of a scene, and what follows from it, into the line that tells it. */
export function scenesIn(lines: readonly Line[]): Told[] {
  const told: Told[] = [];
  let opening: Line[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    if (line.scene === "opens") opening.push(line);
    else if (line.scene === "follows" && before?.scene === "tells" && opening.length === 0)
      told[told.length - 1] = { ...before, within: [...(before.within ?? []), line] };
    else {
      const led = line.scene === "tells" && opening.length > 0;
      if (led) told.push({ ...line, within: opening });
      else told.push(...opening, line);
      opening = [];
    }
  }
  return [...told, ...opening];
}

/** A piece of a line: plain words, the name of a seat in its colour, or a number of things with a sign. */
export interface Part {
  text: string;
  hue?: string;
  icon?: string;
}

/** How names and numbers of things are found in a line. */
export interface Marks {
  names: readonly { name: string; hue: string }[];
  /** How a number of things is said, and the sign that stands for it. */
  signs: readonly { say: (number: number) => string; icon: string }[];
}

const LETTER = /\p{L}/u;
/** A name goes on with a capital: "Mors" is nobody's name in "Mors Hall". */
const GOES_ON = /^ \p{Lu}/u;
const NUMBER = "(?<![\\p{L}\\d])-\\d+|\\d+"; // a hyphen between others is no minus
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Cut a line into pieces, so that names have their colours and what is counted its sign. */
export function partsOf(text: string, { names, signs }: Marks): Part[] {
  const parts: Part[] = [];
  const longest = [...names].sort((a, b) => b.name.length - a.name.length);
  const found = new RegExp([NUMBER, ...longest.map(({ name }) => escaped(name))].join("|"), "gu");
  const stands = (from: number, to: number) =>
    !LETTER.test(text.charAt(from - 1)) && !LETTER.test(text.charAt(to));
  let from = 0;
  for (const { 0: hit, index } of text.matchAll(found)) {
    if (index < from) continue;
    const part = markedAt(text, hit, index, { names, signs });
    const end = index + (part?.text.length ?? 0);
    if (!part || !stands(index, end) || (part.hue && GOES_ON.test(text.slice(end)))) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push(part);
    from = end;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}

function markedAt(text: string, hit: string, index: number, { names, signs }: Marks): Part | null {
  const named = names.find(({ name }) => name === hit);
  if (named) return { text: hit, hue: named.hue };
  const said = signs
    .map(({ say, icon }) => ({ text: say(Number(hit)), icon }))
    .find((sign) => text.startsWith(sign.text, index));
  return said ?? null;
}

/** Cut lines with the same marks, each once: most of them stay the same from push to push. */
export function cutter(marks: Marks): (text: string) => Part[] {
  const known = new Map<string, Part[]>();
  return (text) => {
    const found = known.get(text) ?? partsOf(text, marks);
    known.set(text, found);
    return found;
  };
}

/** The line that tells an event, or the last one before it. */
export const tellingOf = (lines: readonly Line[], at: number): Line | undefined =>
  lines.findLast((line) => line.at <= at);
