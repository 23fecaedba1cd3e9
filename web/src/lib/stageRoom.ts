export interface Band {
  top: number;
  height: number;
}

/** Find the higher of the two bands that a place leaves free above and below it, within a board. */
export function besides(place: DOMRectReadOnly, board: DOMRectReadOnly): Band {
  const above = { top: board.top, height: Math.max(0, place.top - board.top) };
  const below = { top: place.bottom, height: Math.max(0, board.bottom - place.bottom) };
  return above.height > below.height ? above : below;
}
