/** What keys do at a table, beside those of the browser. */
export type Shortcut = "undo" | "rules" | "look" | "question" | "dismiss" | "keys";

const BY_KEY: Record<string, Shortcut> = {
  u: "undo",
  r: "rules",
  w: "look",
  p: "question",
  escape: "dismiss",
  "?": "keys",
};

export const shortcutOf = (key: string): Shortcut | undefined => BY_KEY[key.toLowerCase()];

/** The keys that are listed for people: as they are printed, with the id of what they do. */
export const LISTED: readonly { keys: readonly string[]; words: string }[] = [
  { keys: ["1", "…", "9"], words: "key-digits" },
  { keys: ["Tab", "Enter"], words: "key-tab" },
  ...Object.entries(BY_KEY).map(([key, shortcut]) => ({
    keys: [key === "escape" ? "Esc" : key.toUpperCase()],
    words: `key-${shortcut}`,
  })),
  { keys: ["←", "↑", "→", "↓"], words: "key-arrows" },
];
