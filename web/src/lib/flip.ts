import { tick } from "svelte";

/** What may fly: things on the board whose id stays the same from view to view. */
const PIECES = "[id^='warrior-'],[id^='tile-'],[id^='slot-'],[id^='piece-'],[id^='card-']";
const DURATION = 300;
const MOST = 40;

type Places = Map<string, DOMRect>;

function measure(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const place = piece.getBoundingClientRect();
    if (place.width > 0 && place.height > 0) places.set(piece.id, place);
  }
  return places;
}

const onScreen = (place: DOMRect): boolean =>
  place.right > 0 && place.bottom > 0 && place.left < innerWidth && place.top < innerHeight;

/** A double in the top layer, where no scrolling row cuts it off, with the colours of its place. */
function double(piece: HTMLElement): HTMLElement | null {
  if (!("showPopover" in piece) || !piece.parentElement) return null;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.removeAttribute("data-code");
  for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
  copy.popover = "manual";
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  piece.parentElement.append(copy);
  copy.showPopover();
  return copy;
}

function fly(piece: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const copy = double(piece);
  const mover = copy ?? piece;
  const zoom = (piece as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const start = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = mover.animate(
    [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    {
      duration,
      easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    },
  );
  if (!copy) return;
  copy.style.left = `${to.left / zoom}px`;
  copy.style.top = `${to.top / zoom}px`;
  copy.style.width = `${to.width / zoom}px`;
  copy.style.height = `${to.height / zoom}px`;
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const land = () => {
    hidden.cancel();
    copy.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
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
  const duration = DURATION / speed;
  let flights = 0;
  for (const [id, to] of measure(root)) {
    const from = before.get(id);
    const piece = document.getElementById(id);
    if (!piece) continue;
    if (!from) {
      if (before.size > 0)
        piece.animate([{ opacity: 0, transform: "scale(0.7)" }, {}], {
          duration,
          easing: "ease-out",
        });
      continue;
    }
    const moved = Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 3;
    if (!moved || !(onScreen(from) || onScreen(to)) || flights >= MOST) continue;
    flights += 1;
    fly(piece, from, to, duration);
  }
}
