import { Refused } from "./api";
import { t, words } from "./words.svelte";

/** Say why something did not work. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return t("refusal-unknown");
  return reasonWords(error.reason, error.message);
}

/** The server's own sentence tells more where the reason only says that there is one. */
export function reasonWords(reason: string, message: string): string {
  const id = `refusal-${reason}`;
  return words.has(id) ? t(id, { message }) : message;
}
