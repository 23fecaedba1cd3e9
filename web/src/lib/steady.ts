/**
 * Make things anew only when what they are made from has changed, so that nothing else of a list is
 * drawn again. What they are made from is given as text.
 */
export function steady<T>(): (id: string, from: string, make: () => T) => T {
  const kept = new Map<string, { from: string; thing: T }>();
  return (id, from, make) => {
    const before = kept.get(id);
    if (before?.from === from) return before.thing;
    const thing = make();
    kept.set(id, { from, thing });
    return thing;
  };
}
