import { startTransition, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** New values by key. An empty string or null removes the parameter from the address. */
export type UrlChange<Key extends string> = Partial<Record<Key, string | null>>;

export type ChangeUrl<Key extends string> = (change: UrlChange<Key>, options?: NavigateOptions) => void;

/**
 * Keeps the state of a screen in the query of its address, so that a reload, Back and a copied link
 * keep it.
 *
 * `names` maps each key to the name of its parameter. The returned values are strings; a missing
 * parameter is an empty string. Parameters that `names` does not list stay as they are.
 *
 * A change shows at once. The router applies a new address in a transition; without the optimistic
 * value a controlled radio button would jump back until the transition ends.
 */
export function useUrlState<Key extends string>(
  names: Readonly<Record<Key, string>>,
): [values: Record<Key, string>, change: ChangeUrl<Key>] {
  const [params, setParams] = useSearchParams();
  const [shown, showAtOnce] = useOptimistic(params);
  const change: ChangeUrl<Key> = (changes, options) =>
    startTransition(() => {
      const next = changed(shown, names, changes);
      showAtOnce(next);
      setParams(next, options);
    });
  return [valuesOf(shown, names), change];
}

function valuesOf<Key extends string>(
  params: URLSearchParams,
  names: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const values = keysOf(names).map((key) => [key, params.get(names[key]) ?? ''] as const);
  return Object.fromEntries(values) as Record<Key, string>;
}

/** Returns the parameters after a change, those of `names` last and in the order of `names`. */
function changed<Key extends string>(
  params: URLSearchParams,
  names: Readonly<Record<Key, string>>,
  changes: UrlChange<Key>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of keysOf(names)) {
    const value = key in changes ? changes[key] : params.get(names[key]);
    next.delete(names[key]);
    if (value) next.set(names[key], value);
  }
  return next;
}

function keysOf<Key extends string>(names: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(names) as Key[];
}
