const indexes = new WeakMap<readonly unknown[], Map<string, unknown>>();

/** Find what is printed on a piece by its id; each list is indexed once. */
export function rowOf<T extends { id: string }>(rows: readonly T[], id: string): T {
  let index = indexes.get(rows) as Map<string, T> | undefined;
  if (!index) indexes.set(rows, (index = new Map(rows.map((row) => [row.id, row]))));
  const row = index.get(id);
  if (!row) throw new Error(`The server knows no piece ${id}.`);
  return row;
}
