import { untrack } from "svelte";

/**
 * A value that much depends on and that seldom changes. What depends on a derived value is looked
 * at whenever anything behind it changes; what depends on a lasting one, only when the value itself does.
 */
export function lasting<T>(read: () => T): { readonly now: T } {
  let value = $state.raw(untrack(read));
  $effect.pre(() => {
    value = read();
  });
  return {
    get now() {
      return value;
    },
  };
}
