import type { Attachment } from "svelte/attachments";

/** The parts of their size that words may keep, from all of it down. */
const PARTS = Array.from({ length: 21 }, (_, at) => 1 - at * 0.025);

/** The sizes that words were last made to fit, by the element they stand in. */
const fitted = new WeakMap<Element, string>();
const sizeOf = (element: Element) => `${element.clientWidth} ${element.clientHeight}`;

const tooLong = (element: Element) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;

/** Which of the parts may be the largest that fits, after what was tried. */
class Span {
  first = 1;
  last = PARTS.length - 1;

  constructor(readonly element: HTMLElement) {}

  get open(): boolean {
    return this.first < this.last;
  }

  get middle(): number {
    return Math.floor((this.first + this.last) / 2);
  }

  narrow(tooLong: boolean): void {
    if (tooLong) this.first = this.middle + 1;
    else this.last = this.middle;
  }
}

/** All are measured before any is changed, so that the page is laid out once for each size tried. */
function fit(elements: HTMLElement[]): void {
  const set = (each: HTMLElement, at: number) =>
    each.style.setProperty("--shrunk", `${PARTS[at]!.toFixed(3)}`);
  elements.forEach((each) => set(each, 0));
  const spans = elements.filter(tooLong).map((each) => new Span(each));
  for (let left = spans; left.length > 0; left = left.filter(({ open }) => open)) {
    left.forEach(({ element, middle }) => set(element, middle));
    left.map(({ element }) => tooLong(element)).forEach((long, at) => left[at]!.narrow(long));
  }
  spans.forEach(({ element, last }) => set(element, last));
  elements.forEach((each) => fitted.set(each, sizeOf(each)));
}

const watcher =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        const changed = entries.map(({ target }) => target as HTMLElement);
        fit(changed.filter((each) => fitted.get(each) !== sizeOf(each)));
      });

/**
 * Let words be as small as they must be to be read as a whole where they stand: `--shrunk` is the part
 * of its size that the type keeps. Made anew for other words.
 */
export function shrunk(words: string): Attachment<HTMLElement> {
  return (element) => {
    if (!words) return;
    fitted.delete(element);
    watcher?.observe(element);
    return () => watcher?.unobserve(element);
  };
}
