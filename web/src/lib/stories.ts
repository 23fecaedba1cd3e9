import type { StoryEvent } from "./wire";

/** What was told, one list for each pair of eyes: a device can be in the hands of several seats. */
export class Stories {
  #lists = new Map<number | null, StoryEvent[]>();

  /** Keep the first `since` events of a viewer, then add the new ones (an undo takes some back). */
  add(you: number | null, since: number, news: StoryEvent[]): StoryEvent[] {
    const kept = (this.#lists.get(you) ?? []).slice(0, since);
    const list = [...kept, ...news];
    this.#lists.set(you, list);
    return list;
  }
}
