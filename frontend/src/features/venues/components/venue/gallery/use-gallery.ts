import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * The state of a strip of photos that can be swiped, and moved with buttons and keys. Until
 * it is touched, only the first photo is fetched; then the neighbours of the one in view.
 */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isAwake, setAwake] = useState(false);
  /** Where a button or key has sent the strip, until it arrives or something else moves it. */
  const target = useRef<number | null>(null);

  const wake = () => setAwake(true);

  /** From now on the visitor moves the strip. */
  const letGo = () => {
    target.current = null;
    wake();
  };

  const goTo = (wanted: number) => {
    const next = Math.min(count - 1, Math.max(0, wanted));
    wake();
    if (next === index || !strip.current) return;
    target.current = next;
    setIndex(next);
    strip.current.scrollLeft = next * strip.current.clientWidth;
  };

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth === 0) return;
    const inView = Math.round(scrollLeft / clientWidth);
    if (target.current !== null && target.current !== inView) return;
    target.current = null;
    wake();
    setIndex(inView);
  };

  const steer = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    goTo(place);
  };

  return {
    index,
    goTo,
    isFetched: (place: number) => place === 0 || (isAwake && Math.abs(place - index) <= 1),
    stripProps: {
      ref: strip,
      onScroll: follow,
      onScrollEnd: () => {
        target.current = null;
        follow();
      },
      onKeyDown: steer,
      onFocus: wake,
      onPointerEnter: wake,
      onWheel: letGo,
      onTouchStart: letGo,
    },
  };
}
