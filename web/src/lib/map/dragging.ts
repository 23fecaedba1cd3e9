import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 8;

/** What a drag of a figure does: begins, comes over something, ends. */
export interface Dragging {
  begin(): void;
  over(element: Element | null): void;
  end(dropped: boolean): void;
}

/** Let a figure be dragged by mouse or pen; a finger taps, because it pans the map. */
export function draggable(drag: Dragging | null): Attachment<HTMLElement> {
  return (element) => {
    if (!drag) return;
    let start: { x: number; y: number } | null = null;
    let far = false;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!start) return;
      if (!far && Math.hypot(x - start.x, y - start.y) < FAR_ENOUGH) return;
      if (!far) drag.begin();
      far = true;
      drag.over(document.elementFromPoint(x, y));
    };
    const stop = () => {
      start = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    const up = () => {
      stop();
      if (!far) return;
      // The click that ends a drag is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      drag.end(true);
    };
    const cancel = () => {
      stop();
      if (far) drag.end(false);
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      event.stopPropagation(); // the map is not panned meanwhile
      [start, far] = [{ x: event.clientX, y: event.clientY }, false];
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      stop();
    };
  };
}
