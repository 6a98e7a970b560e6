import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a list's button for more to the first new item, so that a reader continues
 * there: to its link, or to the item itself if it has none and a `tabIndex`. Returns a ref for the
 * list and a function to call when more is asked for.
 * @param isFetching true while more is fetched; afterwards no item is expected any longer
 */
export function useFocusOnMore(length: number, isFetching: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(null);
  useLayoutEffect(() => {
    if (firstNew.current === null || isFetching) return;
    const item = list.current?.children[firstNew.current];
    const target = item?.querySelector('a') ?? item;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    firstNew.current = null;
  }, [length, isFetching]);
  const expectMore = () => {
    firstNew.current = length;
  };
  return [list, expectMore] as const;
}
