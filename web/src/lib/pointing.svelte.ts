import type { Attachment } from "svelte/attachments";

/** Something on the board that the pointer, the focus or a finger rests on. */
export interface Thing {
  element: Element;
  label: string;
  /** A code that it could bear; why it cannot be chosen is asked by it. */
  code: string | undefined;
}

const HOVER = 300;
const PRESS = 450;
const LEAVE = 250;

/** What is explained now. It stays long enough for the pointer to reach what is said about it. */
export class Pointing {
  thing = $state.raw<Thing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  rest(thing: Thing, delay = 0): void {
    this.#after(delay, thing);
  }

  leave(delay = LEAVE): void {
    this.#after(delay, null);
  }

  /** Keep what is explained: the pointer is on it. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.leave(0);
  }

  #after(delay: number, thing: Thing | null): void {
    this.stay();
    if (delay === 0) this.thing = thing;
    else this.#timer = setTimeout(() => (this.thing = thing), delay);
  }
}

/** Have a thing explained: by hovering, by focus, by a click or tap, by a long press. */
export function explained(
  pointing: Pointing,
  what: Omit<Thing, "element">,
  reachable: boolean,
): Attachment<HTMLElement> {
  return (element) => {
    const thing = { element, ...what };
    const touch = (event: PointerEvent) => event.pointerType === "touch";
    // What comes to lie under a pointer that does not move was not pointed at.
    let entered = false;
    const on = {
      pointerenter: () => (entered = true),
      pointermove: (event: PointerEvent) => {
        if (entered && !touch(event)) pointing.rest(thing, HOVER);
        entered = false;
      },
      pointerleave: (event: PointerEvent) => touch(event) || pointing.leave(),
      pointerdown: (event: PointerEvent) => touch(event) && pointing.rest(thing, PRESS),
      pointercancel: () => pointing.stay(),
      click: () => pointing.rest(thing),
      focus: () => pointing.rest(thing),
      blur: () => pointing.leave(),
    };
    if (reachable) element.tabIndex = 0;
    for (const [name, listen] of Object.entries(on))
      element.addEventListener(name, listen as EventListener);
    return () => {
      element.removeAttribute("tabindex");
      for (const [name, listen] of Object.entries(on))
        element.removeEventListener(name, listen as EventListener);
      if (pointing.thing?.element === element) pointing.close();
    };
  };
}
