import type { Attachment } from "svelte/attachments";

/** The parts of their size that words may keep, from all of it down. */
const PARTS = Array.from({ length: 21 }, (_, at) => 1 - at * 0.025);

/** The sizes that words were last made to fit, by the element they stand in. */
const fitted = new WeakMap<Element, string>();
const sizeOf = (element: Element) => `${element.clientWidth} ${element.clientHeight}`;

/**
 * How words were made to fit before, by all that decides on it: most cards come again and again, and a
 * search lays them out several times.
 */
const known = new Map<string, number>();
const MOST_KNOWN = 3000;

function occasionOf(element: HTMLElement): string {
  const { currentCSSZoom: zoom } = element as { currentCSSZoom?: number };
  const classes = [element.className, element.parentElement?.className];
  return [element.textContent, sizeOf(element), zoom, ...classes].join("\n");
}

/** Remember what fitted; not while letters of another type stand there, before ours are loaded. */
function remember(occasion: string, part: number): void {
  if (document.fonts.status !== "loaded") return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(occasion, part);
}

const set = (element: HTMLElement, at: number) =>
  element.style.setProperty("--shrunk", PARTS[at]!.toFixed(3));

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
function search(elements: HTMLElement[]): Map<HTMLElement, number> {
  elements.forEach((each) => set(each, 0));
  const spans = elements.filter(tooLong).map((each) => new Span(each));
  for (let left = spans; left.length > 0; left = left.filter(({ open }) => open)) {
    left.forEach(({ element, middle }) => set(element, middle));
    left.map(({ element }) => tooLong(element)).forEach((long, at) => left[at]!.narrow(long));
  }
  return new Map(spans.map(({ element, last }) => [element, last]));
}

function fit(elements: HTMLElement[]): void {
  const asked = elements.map((element) => {
    const occasion = occasionOf(element);
    return { element, occasion, part: known.get(occasion) };
  });
  const found = search(asked.flatMap(({ element, part }) => (part === undefined ? element : [])));
  for (const { element, occasion, part = found.get(element) ?? 0 } of asked) {
    set(element, part);
    remember(occasion, part);
  }
  elements.forEach((each) => fitted.set(each, sizeOf(each)));
}

/** All words that are to fit, and those that came since the page was drawn. */
const shown = new Set<HTMLElement>();
const fresh = new Set<HTMLElement>();

/** Make new words fit at once, for who looks at them before the page is drawn. */
export function fitNow(): void {
  fit([...fresh]);
  fresh.clear();
}

const watcher =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        fresh.clear();
        const changed = entries.map(({ target }) => target as HTMLElement);
        fit(changed.filter((each) => fitted.get(each) !== sizeOf(each)));
      });

// Letters of our type come later than the first words, and are narrower than those that stood in for them.
globalThis.document?.fonts?.addEventListener("loadingdone", () => fit([...shown]));

/**
 * Let words be as small as they must be to be read as a whole where they stand: `--shrunk` is the part
 * of its size that the type keeps. Made anew for other words.
 */
export function shrunk(words: string): Attachment<HTMLElement> {
  return (element) => {
    if (!words) return;
    fitted.delete(element);
    shown.add(element);
    fresh.add(element);
    watcher?.observe(element);
    return () => {
      shown.delete(element);
      fresh.delete(element);
      watcher?.unobserve(element);
    };
  };
}
