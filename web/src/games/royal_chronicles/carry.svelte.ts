import type { Attachment } from "svelte/attachments";
import type { TableModel } from "../../lib/table.svelte";

export type Place = "front" | "back" | "beside" | "hand" | "keep";

const FAR_ENOUGH = 6;

/** The card that was picked up to be put elsewhere, by a click, a key or by dragging it. */
class Carry {
  card = $state<string | null>(null);
  from = $state<Place>("hand");
  /** Where the pointer is while a card is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  take(card: string, from: Place): void {
    this.card = card;
    this.from = from;
  }

  toggle(card: string, from: Place): void {
    if (this.card === card) this.drop();
    else this.take(card, from);
  }

  drop(): void {
    this.card = null;
    this.at = null;
  }
}

export const carry = new Carry();

/** The option that puts what is carried to a place: a row, beside, keep, discard, or a unit's spot. */
export function codeTo(codes: ReadonlySet<string>, target: string): string | undefined {
  const { card, from } = carry;
  if (card === null) return undefined;
  const all =
    target === "front" || target === "back"
      ? [`place:${card}/${target}`, ...(from === "hand" || from === target ? [] : [`move:${card}`])]
      : target === "beside"
        ? [`place:${card}`]
        : target === "keep" || target === "discard"
          ? [`${target}:${card}`]
          : [`swap:${card}/${target}`, `swap:${target}/${card}`];
  return all.find((code) => codes.has(code));
}

/** What lies under the pointer, the innermost first: `data-drop` names places and units. */
function targetsAt(x: number, y: number): string[] {
  const found: string[] = [];
  let element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  while (element) {
    found.push(element.dataset.drop ?? "");
    element = element.parentElement?.closest<HTMLElement>("[data-drop]");
  }
  return found;
}

/** Let a card be dragged by mouse or pen; a finger taps, because it swipes between the views. */
export function draggable(
  table: TableModel,
  card: string,
  from: Place,
  toHand?: () => void,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;

    const codeAt = ({ clientX, clientY }: PointerEvent) =>
      targetsAt(clientX, clientY)
        .map((each) => codeTo(table.codes, each))
        .find((code) => code !== undefined);
    const move = (event: PointerEvent) => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR_ENOUGH;
      if (!carry.at && !far) return;
      if (!carry.at) carry.take(card, from);
      carry.at = { x: event.clientX, y: event.clientY };
      table.focus = codeAt(event) ?? null;
    };
    const stop = () => {
      start = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    };
    const up = (event: PointerEvent) => {
      stop();
      if (!carry.at) return;
      // The click that ends a drag is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const code = codeAt(event);
      const home = targetsAt(event.clientX, event.clientY).includes("hand");
      table.focus = null;
      carry.drop();
      if (code !== undefined) table.choose(code);
      else if (home) toHand?.();
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      stop();
    };
  };
}
