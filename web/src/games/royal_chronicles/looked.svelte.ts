/** Whose kingdom is shown at full size; nobody's means one's own. */
class Looked {
  seat = $state<number | null>(null);
}

export const looked = new Looked();
