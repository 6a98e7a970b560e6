import { useLayoutEffect, useState, type RefObject } from 'react';
import { freePlace, type Place } from './free-place';

/** What a notification must not cover: main buttons, and bars that stay on the screen. */
const important = '.MuiButton-contained, [type="submit"], [data-sticky-bar]';

/** Where an error stands next to what it is about. */
const inline = '[role="alert"], .MuiAlert-message, .Mui-error';

/**
 * Keeps a notification off the main buttons, the bars and the focused element, measured again
 * whenever the page changes, scrolls or moves the focus. `isRepeated` is true while the page itself
 * shows the description: the notification then leaves it out, so that no sentence stands twice.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, description: string | undefined) {
  const [bottom, setBottom] = useState<number | null>(null);
  const [isRepeated, setIsRepeated] = useState(false);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => {
      setBottom(placeOf(element));
      setIsRepeated(description !== undefined && shows(description, element));
    };
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !element.contains(target))) lookSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    const events = ['scroll', 'resize', 'focusin'] as const;
    events.forEach((event) => window.addEventListener(event, lookSoon, { capture: true, passive: true }));
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      events.forEach((event) => window.removeEventListener(event, lookSoon, { capture: true }));
    };
  }, [region, description, isRepeated]);

  return { bottom, isRepeated };
}

function placeOf(region: HTMLElement): number {
  const { left, right } = region.getBoundingClientRect();
  const size = { height: region.offsetHeight, left, right };
  const shown = (element: Element): Place[] => {
    const place = element.getBoundingClientRect();
    const isShown = place.bottom > 0 && place.top < window.innerHeight && place.width > 0;
    return isShown && !region.contains(element) ? [place] : [];
  };
  const { activeElement } = document;
  const focused = activeElement?.matches('a, button, input, textarea, select') ? [activeElement] : [];
  const obstacles = [...document.querySelectorAll(important), ...focused].flatMap(shown);
  const [header] = [...document.querySelectorAll('.s-top')].flatMap(shown);
  const [footer] = [...document.querySelectorAll('.s-bottom')].flatMap(shown);
  const top = header && header.top <= 0 ? header.bottom : 0;
  const bottom = footer?.top ?? window.innerHeight;
  return freePlace(size, { top, bottom, window: window.innerHeight }, obstacles);
}

function shows(sentence: string, region: HTMLElement): boolean {
  return [...document.querySelectorAll(inline)].some(
    (element) => !region.contains(element) && element.textContent.includes(sentence),
  );
}
