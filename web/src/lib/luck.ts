import type { Luck } from "./wire";

/** Whether the seed of the end is the one whose hash was shown at the start; null: cannot tell. */
export async function luckHolds(luck: Luck): Promise<boolean | null> {
  if (luck.seed === null || luck.salt === null || !globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`${luck.salt}:${luck.seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === luck.hash;
}
