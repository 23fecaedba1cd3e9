/** Read an id aloud, for games that have no words here: `known_hand` is “known hand”. */
export const readable = (id: string): string =>
  id
    .replace(/[._\s]+/g, " ")
    .replace(/\s*([/:])\s*/g, (_, mark: string) => (mark === ":" ? ": " : " / "))
    .trim();

/** The same at the beginning of a line. */
export function title(id: string): string {
  const words = readable(id);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
