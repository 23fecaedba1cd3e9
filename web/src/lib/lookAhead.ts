/** How a thing on the board is looked ahead from, if the table can. */
type Preview = (thing: string) => Promise<unknown>;

/** Ask what could happen from a thing, after a moment; return how to forget about it. */
export function lookAhead(
  look: Preview,
  thing: string,
  wait: number,
  show: (found: unknown) => void,
): () => void {
  let gone = false;
  const timer = setTimeout(
    () =>
      void look(thing).then((found) => {
        if (!gone) show(found);
      }),
    wait,
  );
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
