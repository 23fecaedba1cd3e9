import type { Attachment } from "svelte/attachments";

/** Marks the page while a table is on it, which grows with its window (theme.css). */
export const growing: Attachment = () => {
  const root = document.documentElement;
  root.toggleAttribute("data-table", true);
  return () => root.toggleAttribute("data-table", false);
};
