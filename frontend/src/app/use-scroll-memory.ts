import { useEffect, useLayoutEffect, useRef } from 'react';
import type { NavigationType } from 'react-router-dom';

/** How long, in milliseconds, a screen may take to become tall enough for the saved position. */
const patience = 2000;

/**
 * Saves the scroll position of each history entry. Back and Forward restore it; links start at the
 * top.
 */
export function useScrollMemory(key: string, pathname: string, navigationType: NavigationType): void {
  const places = useRef(new Map<string, number>());
  const shownPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const memory = places.current;
    const sameScreen = shownPath.current === pathname;
    shownPath.current = pathname;
    const stop = navigationType === 'POP' ? scrollWhenTallEnough(memory.get(key) ?? 0) : undefined;
    if (navigationType !== 'POP' && !sameScreen) window.scrollTo(0, 0);
    const remember = () => memory.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, navigationType]);
}

function scrollWhenTallEnough(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const reach = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return undefined;
  const observer = new ResizeObserver(() => {
    if (reach()) observer.disconnect();
  });
  observer.observe(document.body);
  const giveUp = window.setTimeout(() => observer.disconnect(), patience);
  return () => {
    window.clearTimeout(giveUp);
    observer.disconnect();
  };
}
