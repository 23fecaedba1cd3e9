import { Kept } from "./kept";

/** Where somebody's own last choice stood in the story of a match: kept for when they come back. */
const marks = new Kept("emberkeep-marks", 60);

const key = (match: string, you: number | null) => `${match}/${you}`;

export const markOf = (match: string, you: number | null): number | undefined =>
  marks.get(key(match, you));

export const keepMark = (match: string, you: number | null, mark: number): void =>
  marks.set(key(match, you), mark);
