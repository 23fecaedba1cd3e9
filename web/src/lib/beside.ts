/** How far what is said keeps from the thing, and from the edge. */
export const GAP = 8;

type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Size {
  width: number;
  height: number;
}

/**
 * Find the place for what is said about a thing: above it, or below where there is no room, and
 * never beyond the edge. Below a finger nobody could read it.
 */
export function placeBeside(
  thing: Pick<DOMRect, "left" | "top" | "bottom" | "width">,
  said: Size,
  room: Size,
  touched = false,
): { left: number; top: number } {
  const left = thing.left + thing.width / 2 - said.width / 2;
  const above = thing.top - said.height - GAP;
  const below = Math.min(thing.bottom + GAP, room.height - said.height - GAP);
  return {
    left: Math.max(GAP, Math.min(left, room.width - said.width - GAP)),
    top: above >= GAP ? above : touched ? GAP : below,
  };
}

/**
 * Find a place outside what must stay in sight, such as a map with what is drawn on it: right of it and as
 * high as the thing, else below; nowhere if there is no room.
 */
export function placeOutside(
  clear: Edges,
  thing: Pick<DOMRect, "top">,
  said: Size,
  room: Size,
): { left: number; top: number } | null {
  const lowest = room.height - said.height - GAP;
  if (clear.right + said.width + 2 * GAP <= room.width)
    return { left: clear.right + GAP, top: Math.max(GAP, Math.min(thing.top, lowest)) };
  if (clear.bottom + GAP <= lowest)
    return { left: Math.max(GAP, clear.left), top: clear.bottom + GAP };
  return null;
}
