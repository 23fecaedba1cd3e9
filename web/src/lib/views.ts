/**
 * Find the view to be seen while something can be chosen, by its place. `offers` says how many
 * options each view has; `beside` how many stand beside the question, whichever view is seen.
 */
export function viewToSee(offers: readonly number[], beside: number, shown: number): number {
  const most = Math.max(...offers);
  const here = offers[shown] ?? 0;
  const enough = here > 0 && (here + beside) * 3 >= most; // else it has few of many options
  return enough ? shown : offers.indexOf(most);
}

type Span = Pick<DOMRectReadOnly, "top" | "bottom">;

/** Whether there are options in a view, and one has to scroll to see any of them as a whole. */
export function outOfSight(view: Span, options: readonly Span[]): boolean {
  return options.length > 0 && !options.some((each) => within(view, each));
}

const within = (view: Span, { top, bottom }: Span): boolean =>
  top >= view.top && bottom <= view.bottom;
