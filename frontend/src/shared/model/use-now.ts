import { useState, useSyncExternalStore } from 'react';

const minute = 60_000;

/** The time of the server that rendered this page, until the page has been hydrated. */
let renderedAt: number | null = null;

/** Tells the screens the time at which the server renders them, in milliseconds. */
export function setRenderTime(time: number): void {
  renderedAt = time;
}

/**
 * Returns the start of the current minute in milliseconds, and renders again when it is over. The
 * server and the first render in the browser use the same minute, so that the page fits.
 */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, thisMinute, () => startOfMinute(renderedAt ?? Date.now()));
}

/**
 * Returns the time of the first render of a component: the server's while the page is hydrated,
 * otherwise this device's.
 */
export function useStartTime(): number {
  const served = useSyncExternalStore(
    neverChanges,
    () => null,
    () => renderedAt,
  );
  const [start] = useState(() => served ?? Date.now());
  return start;
}

const neverChanges = () => () => undefined;
const startOfMinute = (time: number) => time - (time % minute);
const thisMinute = () => startOfMinute(Date.now());

function everyMinute(onChange: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}
