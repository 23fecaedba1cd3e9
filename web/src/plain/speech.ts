import type { SeatInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import type { Speech } from "./shape";

export const speechOf = (seats: readonly SeatInfo[], name: (seat: number) => string): Speech => ({
  seats: seats.length,
  name,
  yes: t("yes"),
});
