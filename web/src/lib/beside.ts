/** How far what is said keeps from the thing, and from the edge. */
const GAP = 8;

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
