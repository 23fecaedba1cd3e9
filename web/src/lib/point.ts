import { settings } from "./settings.svelte";

/** Show things on the board by their ids, for a moment; go to where they are, unless told not to. */
export function point(ids: readonly string[], { go = true } = {}): void {
  const touched = ids.map((id) => document.getElementById(id)).filter((thing) => thing !== null);
  if (go)
    touched[0]?.scrollIntoView({
      block: "nearest",
      inline: "center", // so that a view one swipe away comes as a whole
      behavior: settings.moving ? "smooth" : "auto",
    });
  for (const thing of touched)
    thing.animate(
      [
        { outline: "3px solid #ffe2a6", outlineOffset: "2px" },
        { outline: "3px solid #ffe2a600", outlineOffset: "8px" },
      ],
      { duration: 1400, easing: "ease-in" },
    );
}
