import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-memory';

/** After a navigation: focus on the new screen's `h1`, and scroll to the top, or back to where the reader was. */
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

/** Focuses the heading as soon as there is one, and the next where a skeleton's gives way to it; stops when the reader moves on. */
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
