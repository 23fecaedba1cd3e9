type Parts = Record<string, unknown>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The earlier value where both are equal; else the new one, with whatever parts stayed the same. */
function kept(now: unknown, before: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(before)) return keptList(now, before);
  return isRecord(now) && isRecord(before) ? keptRecord(now, before) : now;
}

function keptList(now: unknown[], before: unknown[]): unknown[] {
  const parts = now.map((part, at) => kept(part, before[at]));
  const equal = parts.length === before.length && parts.every((part, at) => part === before[at]);
  return equal ? before : parts;
}

function keptRecord(now: Parts, before: Parts): Parts {
  const parts = withKept(now, before);
  const names = Object.keys(parts);
  const equal =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && parts[name] === before[name]);
  return equal ? before : parts;
}

const withKept = (now: Parts, before: Parts): Parts =>
  Object.fromEntries(Object.entries(now).map(([name, part]) => [name, kept(part, before[name])]));

/**
 * A new view, made of the parts of the one before wherever they are equal: what stays the same is then
 * not drawn anew. The view itself is always another one, since a push has come.
 */
export const sharing = (now: unknown, before: unknown): unknown =>
  isRecord(now) && isRecord(before) ? withKept(now, before) : now;
