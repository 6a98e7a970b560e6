import { readStored, removeStored, storageKeys, writeStored } from '../config/storage';

/** Each response of the API carries the server's time in milliseconds in this header. */
const serverTimeHeader = 'X-Server-Time';

/**
 * In milliseconds. The browser may have fetched a response a moment before the page asked for it,
 * so a smaller difference says nothing about the device's clock.
 */
const tolerance = 1000;

/** In milliseconds. A page is up to a minute old when it comes, so it says the time no better. */
const pageAge = 2 * 60_000;

/** In milliseconds: what has to be added to the device's clock. */
let offset = 0;

const listeners = new Set<() => void>();

/**
 * Returns the present instant by the server's clock, in milliseconds. Everything that is compared
 * with a deadline, a start of play or a day of a venue is compared with this.
 */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Returns the device's own clock, in milliseconds. Only for how long something has taken. */
export function deviceNow(): number {
  return Date.now();
}

/** Calls the listener whenever the difference to the device's clock turns out to be another. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes over the clock that the last visit has found wrong, and the time of the page if the server
 * has just rendered it. The first response of the API says it exactly.
 * @param served the instant of the page, in milliseconds, or null if it may be of any age
 */
export function startClock(served: number | null): void {
  const kept = Number(readStored(storageKeys.clockOffset));
  if (Number.isFinite(kept)) offset = kept;
  if (served !== null && Math.abs(served - serverNow()) > pageAge) offset = served - Date.now();
}

/**
 * Learns from a response of the API what time it is. The present difference stays as long as the
 * response agrees with it, so a slow network does not move the clock. A response that a cache may
 * keep says nothing.
 * @param sentAt when the request was sent, by `deviceNow`
 */
export function learnServerTime(headers: Headers, sentAt: number): void {
  const time = Number(headers.get(serverTimeHeader) ?? Number.NaN);
  if (!Number.isFinite(time) || !headers.get('Cache-Control')?.includes('no-store')) return;
  const [least, most] = [time - Date.now(), time - sentAt];
  if (offset > least - tolerance && offset < most + tolerance) return;
  offset = Math.round((least + most) / 2);
  if (Math.abs(offset) < pageAge) removeStored(storageKeys.clockOffset);
  else writeStored(storageKeys.clockOffset, String(offset));
  for (const tell of listeners) tell();
}
