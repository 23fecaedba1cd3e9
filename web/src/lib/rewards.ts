import type { Tally } from "./story";

const FLIGHT = 900;
const APART = 90;

/**
 * Let what players gain fly to where it is counted: elements that bear `data-stock`, the seat and
 * the name of the number. It comes from the open stage, or from what the event touched.
 */
export function flyRewards(
  tallies: readonly Tally[],
  touched: readonly string[],
  speed: number,
): void {
  const from = sourceOf(touched)?.getBoundingClientRect();
  if (!from) return;
  for (const [at, tally] of tallies.filter(({ by }) => by > 0).entries()) {
    const stock = stockOf(tally);
    if (stock) fly(stock, tally.by, from, FLIGHT / speed, (at * APART) / speed);
  }
}

function sourceOf(touched: readonly string[]): Element | undefined {
  const stage = document.querySelector(".stage-place");
  const places = touched.map((id) => document.getElementById(id));
  return [stage, ...places].find((place) => place !== null && inSight(place)) ?? undefined;
}

const stockOf = ({ seat, field }: Tally): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-stock="${seat}/${field}"]`)].find(inSight);

function inSight(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
}

function fly(stock: HTMLElement, by: number, from: DOMRect, duration: number, delay: number): void {
  const to = stock.getBoundingClientRect();
  const token = document.createElement("span");
  token.className = "reward";
  token.setAttribute("aria-hidden", "true");
  token.style.color = getComputedStyle(stock).color;
  token.append(`+${by}`, stock.querySelector("svg")?.cloneNode(true) ?? "");
  document.body.append(token);
  const at = (place: DOMRect, scale: number) =>
    `translate(${place.left + place.width / 2}px, ${place.top + place.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  const flight = token.animate(
    [
      { transform: at(from, 0.6), opacity: 0 },
      { transform: at(from, 1.7), opacity: 1, offset: 0.35 },
      { transform: at(to, 1), opacity: 1 },
    ],
    { duration, delay, fill: "backwards", easing: "cubic-bezier(0.4, 0, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => token.remove();
}
