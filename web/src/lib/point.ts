import { settings } from "./settings.svelte";
import type { StoryEvent } from "./table.svelte";

/** The names among an event's facts: ids of things that may lie on the board. */
function names(fact: unknown): string[] {
  if (typeof fact === "string") return fact ? [fact] : [];
  if (Array.isArray(fact)) return fact.flatMap(names);
  return [];
}

/** Show on the board what an event touched: whatever has one of its names as the end of its id. */
export function point(event: StoryEvent): void {
  const touched = Object.values(event.facts)
    .flatMap(names)
    .flatMap((name) => [...document.querySelectorAll(`[id$="-${CSS.escape(name)}"]`)]);
  touched[0]?.scrollIntoView({
    block: "nearest",
    inline: "nearest",
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
