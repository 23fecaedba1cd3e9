/**
 * Finds words that cannot be read as a whole: cut off by something that hides what sticks out, outside
 * the card or button they are written on, under a button, or of fewer pixels than `least`. What can be scrolled to is not lost.
 */
(least) => {
  const SLACK = 1.5;
  const BOXES =
    "button, a.button, .spot, .card, .tile, .warrior, .building, .region, .player, .grave";
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const hides = (element, axis) =>
    ["hidden", "clip"].includes(styleOf(element)[`overflow${axis}`]);
  const scrolls = (element) =>
    /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);
  const parents = (element) => {
    const found = [];
    for (
      let each = element;
      each && each !== document.body;
      each = each.parentElement
    )
      found.push(each);
    return found;
  };
  /** A line of type is higher than its letters. */
  const letters = ({ left, right, top, bottom }) => {
    const spare = (bottom - top) * 0.18;
    return { left, right, top: top + spare, bottom: bottom - spare };
  };
  const sticksOut = (rect, box, x = true, y = true) =>
    (x && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) ||
    (y && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK));
  const seen = (rect, element) => {
    const part = { ...rect };
    for (const each of parents(element).filter(
      (one) => scrolls(one) || hides(one, "X") || hides(one, "Y"),
    )) {
      const box = each.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.right = Math.min(part.right, box.right);
      part.top = Math.max(part.top, box.top);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  };
  const overlap = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > SLACK &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > SLACK;

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    if (element.closest(".unseen, script, style, svg, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()]
      .filter((rect) => rect.width > 0.5)
      .map(letters);
    texts.push({ text: node.data.trim(), element, rects });
  }
  const buttons = [...document.querySelectorAll("button, a.button")]
    .filter((button) => button.checkVisibility())
    .map((button) => ({
      button,
      rect: seen(button.getBoundingClientRect().toJSON(), button),
    }));

  const found = new Set();
  for (const { text, element, rects } of texts) {
    const where = parents(element)
      .slice(0, 4)
      .map((each) => each.className.split?.(" ")[0])
      .reverse();
    const say = (what) =>
      found.add(`${what}: ${where.filter(Boolean).join(" > ")}: ${text}`);
    for (const each of parents(element)) {
      const [x, y] = [hides(each, "X"), hides(each, "Y")];
      if ((x || y) && !scrolls(each)) {
        const box = each.getBoundingClientRect();
        if (rects.some((rect) => sticksOut(rect, box, x, y))) say("cut off");
      }
      if (scrolls(each)) break;
    }
    const pixels =
      parseFloat(styleOf(element).fontSize) * element.currentCSSZoom;
    if (pixels < least) say(`only ${pixels.toFixed(1)} pixels high`);
    const box = element.closest(BOXES)?.getBoundingClientRect();
    if (box && rects.some((rect) => sticksOut(rect, box))) say("sticks out");
    const parts = rects.map((rect) => seen(rect, element));
    for (const { button, rect } of buttons)
      if (
        parts.some((part) => overlap(part, rect)) &&
        !button.contains(element)
      )
        say(
          `under the button “${button.innerText.trim() || button.dataset.code}”`,
        );
  }
  return [...found];
};
