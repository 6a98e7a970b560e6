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
    return focusHeadingWhenShown();
  }, [pathname]);

  return null;
}

function focusHeadingWhenShown(): () => void {
  const focusHeading = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focusHeading()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
