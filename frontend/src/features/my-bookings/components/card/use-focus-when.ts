import { useEffect, useRef } from 'react';

/** Moves the focus after the screen itself has moved it to its heading. */
export function useFocusWhen(wanted: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const frame = requestAnimationFrame(() => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return element;
}
