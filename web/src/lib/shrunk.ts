import type { Attachment } from "svelte/attachments";

const LEAST = 0.5;
const STEP = 0.05;

/** The sizes that words were last made to fit, by the element they stand in. */
const fitted = new WeakMap<Element, string>();
const sizeOf = (element: Element) => `${element.clientWidth} ${element.clientHeight}`;

const tooLong = (element: Element) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;

/** All are measured before any is changed, so that the page is laid out once for each size tried. */
function fit(elements: HTMLElement[]): void {
  const set = (each: HTMLElement, size: number) => each.style.setProperty("--shrunk", `${size}`);
  elements.forEach((each) => set(each, 1));
  let left = elements.filter(tooLong);
  for (let size = 1 - STEP; left.length > 0 && size > LEAST; size -= STEP) {
    left.forEach((each) => set(each, size));
    left = left.filter(tooLong);
  }
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
