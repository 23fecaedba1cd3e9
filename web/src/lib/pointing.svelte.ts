import type { Attachment } from "svelte/attachments";

/** What is said of something on the page. */
export interface Said {
  label: string;
  /** What it is: what it costs and gives, in words. */
  about?: string | undefined;
  /** A code that it could bear; why it cannot be chosen is asked by it. */
  code?: string | undefined;
  /** The option that it stands for now. */
  option?: string | undefined;
}

/** Something on the page that the pointer, the focus or a finger rests on. */
export interface Thing {
  element: Element;
  /** Says what it is now: it may change while one points at it. */
  says: () => Said;
  /** Whether a finger points, which covers what is below it. */
  touched?: boolean;
}

const HOVER = 300;
const PRESS = 450;
const LEAVE = 250;
const ACTS = "button, a, summary, label";

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

/** Small signs everywhere: what they mean is told on the page, whichever it is. */
class Tips extends Pointing {
  /** Whether signs are reached by keys as well. */
  looking = $state(false);
}

export const tips = new Tips();

const touch = (event: PointerEvent): boolean => event.pointerType === "touch";

/**
 * Have a thing explained: by hovering, by focus, by a long press; and by a click or tap, unless that
 * does something already.
 */
export function explained(
  pointing: Pointing,
  says: () => Said,
  reachable = false,
): Attachment<HTMLElement> {
  return (element) => {
    const thing = { element, says };
    const acts = element.matches(ACTS);
    // What comes to lie under a pointer that does not move was not pointed at.
    let entered = false;
    const on = {
      pointerenter: () => (entered = true),
      pointermove: (event: PointerEvent) => {
        if (entered && !touch(event)) pointing.rest(thing, HOVER);
        entered = false;
      },
      // A finger that leaves, or another that comes, means something else than a long press.
      pointerleave: (event: PointerEvent) => (touch(event) ? pointing.stay() : pointing.leave()),
      pointerdown: (event: PointerEvent) => {
        if (touch(event) && event.isPrimary) pointing.rest({ ...thing, touched: true }, PRESS);
        else if (touch(event)) pointing.stay();
      },
      pointercancel: () => pointing.stay(),
      click: () => (acts ? pointing.close() : pointing.rest(thing)),
      focus: () => element.matches(":focus-visible") && pointing.rest(thing),
      blur: () => pointing.leave(),
    };
    if (reachable && !acts) element.tabIndex = 0;
    for (const [name, listen] of Object.entries(on))
      element.addEventListener(name, listen as EventListener);
    return () => {
      if (!acts) element.removeAttribute("tabindex");
      for (const [name, listen] of Object.entries(on))
        element.removeEventListener(name, listen as EventListener);
      if (pointing.thing?.element === element) pointing.close();
    };
  };
}

/** Say what a sign means to whoever points at it, taps it or reaches it by keys. */
export const tip = (label: string): Attachment<HTMLElement> =>
  explained(tips, () => ({ label }), tips.looking);
