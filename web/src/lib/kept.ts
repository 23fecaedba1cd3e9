/** Numbers that this browser keeps under a name, by keys; the oldest are forgotten. */
export class Kept {
  constructor(
    readonly place: string,
    readonly most: number,
  ) {}

  get(key: string): number | undefined {
    return this.#all()[key];
  }

  set(key: string, value: number): void {
    const { [key]: _, ...others } = this.#all();
    const kept = Object.entries(others).slice(1 - this.most);
    try {
      localStorage.setItem(this.place, JSON.stringify(Object.fromEntries([...kept, [key, value]])));
    } catch {
      // Storage is closed to us: what was kept then holds until the page is closed.
    }
  }

  #all(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "{}") as Record<string, number>;
    } catch {
      return {};
    }
  }
}
