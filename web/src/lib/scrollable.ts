import type { Attachment } from "svelte/attachments";

/** What scrolls can be scrolled by keys, and what lies on it moves with it (flip.ts). */
export const scrollable: Attachment<HTMLElement> = (element) => {
  element.tabIndex = 0;
  element.dataset.ground = "";
};
