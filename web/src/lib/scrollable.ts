import type { Attachment } from "svelte/attachments";

/** What scrolls can be scrolled by keys. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  element.tabIndex = 0;
};
