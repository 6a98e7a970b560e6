import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';

const minuteLength = 60_000;

/**
 * The instant of the first render, in milliseconds, if the server rendered the page. The browser
 * must begin with the same one.
 */
export const FirstInstantContext = createContext<number | null>(null);

/** Returns the present minute. The component renders again when the next one begins. */
export function useNow(): Date {
  const firstInstant = useContext(FirstInstantContext);
  const minute = useSyncExternalStore(eachMinute, thisMinute, () =>
    firstInstant === null ? thisMinute() : minuteOf(firstInstant),
  );
  return useMemo(() => new Date(minute * minuteLength), [minute]);
}

/**
 * Returns the instant of the component's own first render, in milliseconds: the server's while the
 * browser takes over a page that the server rendered, otherwise this device's.
 */
export function useStartTime(): number {
  const firstInstant = useContext(FirstInstantContext);
  const served = useSyncExternalStore(
    neverChanges,
    () => null,
    () => firstInstant,
  );
  const [start] = useState(() => served ?? Date.now());
  return start;
}

const neverChanges = () => () => undefined;
const minuteOf = (instant: number) => Math.floor(instant / minuteLength);
const thisMinute = () => minuteOf(Date.now());

function eachMinute(tell: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        tell();
        wait();
      },
      minuteLength - (Date.now() % minuteLength),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
