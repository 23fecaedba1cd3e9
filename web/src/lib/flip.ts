import { tick } from "svelte";
import { fitNow } from "./shrunk";

/**
 * What may fly: pieces, whose id stays the same from view to view. One that was not there
 * before comes from the element whose id the nearest `data-from` names; one that is gone goes to where
 * `data-to` led, such as the panel of its player.
 */
const PIECES = "[data-piece][id]";
const DURATION = 420;
const MOST = 40;
const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

interface Place {
  rect: DOMRect;
  piece: HTMLElement;
  zoom: number;
  to: string;
  /** What it lies on, and where that was: whatever moves as a whole lets nothing fly. */
  ground: Element | null;
  origin: Point;
}

interface Point {
  left: number;
  top: number;
}
type Places = Map<string, Place>;

const zoomOf = (element: Element): number =>
  (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

const named = (piece: HTMLElement, what: "from" | "to"): string =>
  piece.closest<HTMLElement>(`[data-${what}]`)?.dataset[what] ?? "";

function originOf(ground: Element | null): Point {
  if (!ground) return { left: 0, top: 0 };
  const { left, top } = ground.getBoundingClientRect();
  const zoom = zoomOf(ground);
  return { left: left - ground.scrollLeft * zoom, top: top - ground.scrollTop * zoom };
}

function measure(root: HTMLElement): Places {
  const places: Places = new Map();
  const origins = new Map<Element | null, Point>();
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const rect = piece.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const zoom = zoomOf(piece);
    const ground = piece.closest("[data-ground]");
    const origin = origins.get(ground) ?? originOf(ground);
    origins.set(ground, origin);
    places.set(piece.id, { rect, piece, zoom, to: named(piece, "to"), ground, origin });
  }
  return places;
}

/** Where a piece was, seen from where it is now: its ground may have moved or grown since. */
function carried({ rect, zoom, ground, origin }: Place, now: Place): DOMRect {
  if (ground !== now.ground) return rect;
  const scale = now.zoom / zoom;
  return new DOMRect(
    now.origin.left + (rect.left - origin.left) * scale,
    now.origin.top + (rect.top - origin.top) * scale,
    rect.width * scale,
    rect.height * scale,
  );
}

const onScreen = (place: DOMRect): boolean =>
  place.right > 0 && place.bottom > 0 && place.left < innerWidth && place.top < innerHeight;

/** A double in the top layer, where no scrolling row cuts it off, with the colours of its place. */
function double({ piece, rect, zoom }: Place, home: Element | null): HTMLElement | null {
  if (!("showPopover" in piece) || !home) return null;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.removeAttribute("data-code");
  for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
  copy.popover = "manual";
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  home.append(copy);
  copy.showPopover();
  copy.style.left = `${rect.left / zoom}px`;
  copy.style.top = `${rect.top / zoom}px`;
  copy.style.width = `${rect.width / zoom}px`;
  copy.style.height = `${rect.height / zoom}px`;
  return copy;
}

/** How to stand over another place, with its size or one's own. */
function over(place: Place, other: DOMRect, scaled: boolean): string {
  const { rect, zoom } = place;
  if (scaled)
    return `translate(${(other.left - rect.left) / zoom}px, ${(other.top - rect.top) / zoom}px) scale(${other.width / rect.width}, ${other.height / rect.height})`;
  const x = other.left + other.width / 2 - rect.left - rect.width / 2;
  const y = other.top + other.height / 2 - rect.top - rect.height / 2;
  return `translate(${x / zoom}px, ${y / zoom}px)`;
}

/** Let a piece come from another place to its own. */
function come(place: Place, from: DOMRect, duration: number, scaled: boolean): void {
  const { piece } = place;
  const copy = double(place, piece.parentElement);
  const start = { transform: over(place, from, scaled), transformOrigin: "0 0" };
  const end = { transform: "none", transformOrigin: "0 0" };
  const flight = (copy ?? piece).animate([start, end], { duration, easing: EASING });
  if (!copy) return;
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const land = () => {
    hidden.cancel();
    copy.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** Let a piece that is gone leave: to where it belongs, if that is known. */
function leave(place: Place, to: DOMRect | null, root: HTMLElement, duration: number): void {
  const copy = double(place, root);
  if (!copy) return;
  copy.style.zoom = String(place.zoom);
  const end = to ? { transform: over(place, to, false), opacity: 0.15 } : { opacity: 0 };
  const flight = copy.animate([{ transform: "none", opacity: 1 }, end], {
    duration,
    easing: EASING,
  });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}

const placeOf = (id: string): DOMRect | null =>
  (id && document.getElementById(id)?.getBoundingClientRect()) || null;

function appear(piece: HTMLElement, duration: number): void {
  piece.animate([{ opacity: 0, transform: "scale(0.7)" }, {}], { duration, easing: "ease-out" });
}

/** Change what is shown, and let every piece that moved fly from its old place to the new one. */
export async function withFlights(
  root: HTMLElement | null,
  speed: number,
  change: () => void,
): Promise<void> {
  if (!root || speed <= 0) {
    change();
    await tick();
    return;
  }
  const before = measure(root);
  change();
  await tick();
  fitNow(); // a double looks like its piece at that moment
  const after = measure(root);
  // The first view has nothing to come from.
  if (before.size === 0) return;
  const duration = DURATION / speed;
  let flights = 0;
  for (const [id, place] of after) {
    const old = before.get(id);
    const from = old ? carried(old, place) : placeOf(named(place.piece, "from"));
    if (!from) {
      appear(place.piece, duration);
      continue;
    }
    const way = Math.abs(from.left - place.rect.left) + Math.abs(from.top - place.rect.top);
    if (way <= 3 || !(onScreen(from) || onScreen(place.rect)) || flights >= MOST) continue;
    flights += 1;
    come(place, from, duration, old !== undefined);
  }
  for (const [id, place] of before) {
    if (after.has(id) || !onScreen(place.rect) || flights >= MOST) continue;
    flights += 1;
    leave(place, placeOf(place.to), root, duration);
  }
}
