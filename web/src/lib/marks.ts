/** Where somebody's own last choice stood in the story of a match: kept for when they come back. */
const PLACE = "emberkeep-marks";
const MOST = 60;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const key = (match: string, you: number | null) => `${match}/${you}`;

export function markOf(match: string, you: number | null): number | undefined {
  return all()[key(match, you)];
}

export function keepMark(match: string, you: number | null, mark: number): void {
  const { [key(match, you)]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...kept, [key(match, you), mark]])),
    );
  } catch {
    // Storage is closed to us: the mark then holds until the page is closed.
  }
}
