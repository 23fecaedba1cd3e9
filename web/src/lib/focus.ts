/**
 * Remember what has the focus; call the result after a change. Where it is gone, the same thing drawn
 * anew gets it, else the question: never the top of the page.
 */
export function keepFocus(page: HTMLElement | null): () => void {
  const before = document.activeElement;
  if (!page || !(before instanceof HTMLElement) || !page.contains(before)) return () => undefined;
  const { id } = before;
  const code = before.dataset.code;
  return () => {
    if (document.activeElement !== document.body && before.isConnected) return;
    const same = id ? document.getElementById(id) : null;
    const bearer =
      code === undefined
        ? null
        : page.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`);
    for (const candidate of [bearer, same, document.getElementById("prompt")]) {
      candidate?.focus({ preventScroll: true });
      if (candidate && document.activeElement === candidate) return;
    }
  };
}
