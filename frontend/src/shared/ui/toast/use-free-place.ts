import { useLayoutEffect, useState, type RefObject } from 'react';
import { freePlace, type Place } from './free-place';

/** The parts that a notification must not cover: main buttons, and bars that stay on the screen. */
const important = '.MuiButton-contained, [type="submit"], [data-sticky-bar]';

/** The layers over the screen, in which something was just asked or chosen. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The part that names a layer. */
const titles = '.MuiDialogTitle-root';

/** Where an error stands next to what it is about. */
const inline = '[role="alert"], .MuiAlert-message, .Mui-error';

/**
 * Keeps a notification off dialogs, main buttons, bars and the focused element, measured again
 * whenever the page changes, scrolls or moves the focus. `isRepeated` is true while the page itself
 * shows the description: the notification then leaves it out, so that no sentence stands twice.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, description: string | undefined) {
  const [top, setTop] = useState(0);
  const [isRepeated, setIsRepeated] = useState(false);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => {
      setTop(placeOf(element));
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

  return { top, isRepeated };
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
  const shownOf = (selector: string) => [...document.querySelectorAll(selector)].flatMap(shown);
  const inTheWay = [...shownOf(important), ...focused.flatMap(shown)];
  const [header] = shownOf('.s-top');
  // On wide windows, the navigation of the admin area is a column.
  const [footer] = shownOf('.s-bottom, .s-admin-bar').filter(({ left }) => left <= 0);
  const top = header && header.top <= 0 ? header.bottom : 0;
  const room = { top, bottom: footer?.top ?? window.innerHeight };
  const place = freePlace(size, room, [...inTheWay, ...shownOf(layers)]);
  // A dialog that fills the window leaves no other place than above its buttons.
  const within = { top: 0, bottom: window.innerHeight };
  return place ?? freePlace(size, within, [...inTheWay, ...shownOf(titles)]) ?? 0;
}

function shows(sentence: string, region: HTMLElement): boolean {
  return [...document.querySelectorAll(inline)].some(
    (element) => !region.contains(element) && element.textContent.includes(sentence),
  );
}
