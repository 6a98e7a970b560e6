import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a list's button for more to the first new card, so that a reader continues
 * there. Returns a ref for the list and a function to call when more is asked for.
 * @param isFetching true while more is fetched; afterwards no card is expected any longer
 */
export function useFocusOnMore(length: number, isFetching: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  useLayoutEffect(() => {
    if (firstNew.current === null || isFetching) return;
    const card = list.current?.children[firstNew.current];
    card?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [length, isFetching]);
  const expectMore = () => {
    firstNew.current = length;
  };
  return [list, expectMore] as const;
}
