import { designOf } from "./pieces";
import type { MemoryView } from "./types";

/** Cards of a packet that was seen: each of `seats` took one, `going` are still passed on. */
export interface Passed {
  cards: string[];
  seats: number[];
  going: number;
}

/** What is remembered, in the order of how much it says. */
export interface Remembered {
  /** Whose hand a card is in without doubt. */
  sure: { seat: number; cards: string[] }[];
  passed: Passed[];
  /** One card of each design that was not seen yet, and how many there are. */
  unseen: { card: string; number: number }[];
}

export function remembered({ groups, unseen }: MemoryView): Remembered {
  const sure = new Map<number, string[]>();
  const passed: Passed[] = [];
  for (const { cards, seats } of groups) {
    const [seat] = seats;
    const going = cards.length - seats.length;
    if (seat !== undefined && going === 0 && seats.every((each) => each === seat))
      sure.set(seat, [...(sure.get(seat) ?? []), ...cards]);
    else passed.push({ cards, seats, going });
  }
  const counts = new Map<string, { card: string; number: number }>();
  for (const card of unseen) {
    const known = counts.get(designOf(card));
    if (known) known.number += 1;
    else counts.set(designOf(card), { card, number: 1 });
  }
  return {
    sure: [...sure]
      .map(([seat, cards]) => ({ seat, cards }))
      .sort((one, two) => one.seat - two.seat),
    passed,
    unseen: [...counts.values()],
  };
}
