import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-memory';

/**
 * After a navigation, moves the focus to the `h1` of the new screen and restores the scroll
 * position, or scrolls to the top.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const firstScreen = useRef(true);
  useScrollMemory(key, pathname, navigationType);

  useEffect(() => {
    if (firstScreen.current) {
      firstScreen.current = false;
      return;
    }
    return keepFocusOnHeading();
  }, [pathname]);

  return null;
}

/**
 * Focuses the heading as soon as one exists, and again when the real heading replaces that of a
 * skeleton. Stops when the reader moves the focus.
 */
function keepFocusOnHeading(): () => void {
  let focused: HTMLElement | null = null;
  const observer = new MutationObserver(() => follow());
  const follow = () => {
    if (focused?.isConnected) return;
    if (focused && document.activeElement !== document.body) return observer.disconnect();
    focused = document.querySelector<HTMLElement>('main h1');
    if (!focused) return;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
  };
  follow();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
