import { settings } from "./settings.svelte";

const FRAME = [
  { outline: "3px solid #ffe2a6", outlineOffset: "2px" },
  { outline: "3px solid #ffe2a600", outlineOffset: "8px" },
];
/** The same for what is part of a drawing. */
const EDGE = [
  { stroke: "#ffe2a6", strokeWidth: "5px" },
  { stroke: "#ffe2a600", strokeWidth: "10px" },
];

/**
 * Light things on the board by their ids, while they are told or asked about; returns how to put that
 * out. A light that stands still costs no time.
 */
export function light(ids: readonly string[]): () => void {
  const things = ids.flatMap((id) => document.getElementById(id) ?? []);
  for (const thing of things) thing.toggleAttribute("data-lit", true);
  return () => things.forEach((thing) => thing.removeAttribute("data-lit"));
}

/** Show things on the board by their ids, for a moment; go to where they are, unless told not to. */
export function point(ids: readonly string[], { go = true } = {}): void {
  const touched = ids.map((id) => document.getElementById(id)).filter((thing) => thing !== null);
  if (go) show(touched[0]);
  for (const thing of touched)
    thing.animate(thing instanceof SVGElement ? EDGE : FRAME, {
      duration: 1400,
      easing: "ease-in",
    });
}

/** Bring a thing into sight. */
export function show(thing: Element | undefined): void {
  // A map that it lies on brings it into sight itself.
  thing?.dispatchEvent(new Event("pointed", { bubbles: true }));
  thing?.scrollIntoView({
    block: "nearest",
    inline: "center", // so that a view one swipe away comes as a whole
    behavior: settings.moving ? "smooth" : "auto",
  });
}
