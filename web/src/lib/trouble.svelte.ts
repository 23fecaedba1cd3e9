/** Why there can be no tables in this browser. */
export type Trouble = "no-wasm" | "no-storage" | "no-engine";

/** What is wrong with a page on its own: it cannot play at all, or no longer keeps what is played. */
export const trouble = $state<{ reason: Trouble | null; full: boolean }>({
  reason: null,
  full: false,
});
