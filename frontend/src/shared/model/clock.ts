import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onClockChange, serverNow } from '../time/server-time';

const second = 1000;
const minuteLength = 60_000;

/** Browsers run a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * The instant of the first render, in milliseconds, if the server rendered the page. The browser
 * must begin with the same one.
 */
export const FirstInstantContext = createContext<number | null>(null);

/** Returns the present minute of the server. The component renders again at the next one. */
export function useNow(): Date {
  const firstInstant = useContext(FirstInstantContext);
  const minute = useSyncExternalStore(eachMinute, thisMinute, () =>
    firstInstant === null ? thisMinute() : minuteOf(firstInstant),
  );
  return useMemo(() => new Date(minute * minuteLength), [minute]);
}

/**
 * Returns the present instant of the server, in milliseconds. The component renders again after the
 * pause, and when the clock turns out to be another.
 * @param pauseAfter returns the pause after an instant in milliseconds, or null for no further one
 */
export function useInstant(pauseAfter: (now: number) => number | null): number {
  const start = useStartTime();
  const [now, setNow] = useState(start);
  const pause = pauseAfter(now);
  useEffect(() => onClockChange(() => setNow(serverNow())), []);
  useEffect(() => {
    const since = serverNow() - now;
    const isOfPage = now === start && Math.abs(since) > second;
    if (pause === null && !isOfPage) return;
    const wait = isOfPage ? 0 : Math.max(0, (pause ?? 0) - since);
    const timer = window.setTimeout(() => setNow(serverNow()), Math.min(wait, longestTimer));
    return () => window.clearTimeout(timer);
  }, [pause, now, start]);
  return now;
}

/**
 * Returns the instant of the component's own first render, in milliseconds: that of the page while
 * the browser takes over what the server rendered, otherwise the server's present time.
 */
export function useStartTime(): number {
  const firstInstant = useContext(FirstInstantContext);
  const served = useSyncExternalStore(
    neverChanges,
    () => null,
    () => firstInstant,
  );
  const [start] = useState(() => served ?? serverNow());
  return start;
}

const neverChanges = () => () => undefined;
const minuteOf = (instant: number) => Math.floor(instant / minuteLength);
const thisMinute = () => minuteOf(serverNow());

function eachMinute(tell: () => void): () => void {
  let timer = 0;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        tell();
        wait();
      },
      minuteLength - (serverNow() % minuteLength),
    );
  };
  const update = () => {
    tell();
    wait();
  };
  wait();
  const forget = onClockChange(update);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', tell);
  };
}
