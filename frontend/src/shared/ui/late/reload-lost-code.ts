import { deviceNow } from '../../time/server-time';

const reloadedKey = 'saque-lost-code';
/** In milliseconds: a chunk that never loads must not reload the page for ever. */
const betweenReloads = 60_000;
/** In milliseconds: how soon a request fails whose failure the browser has kept. */
const atOnce = 3_000;

let retriedAt = -Infinity;

/** Notes that missing code is now requested again from a server that responds. */
export function noteRetry(): void {
  retriedAt = performance.now();
}

/**
 * Loads the page again if code is still missing right after {@link noteRetry}. Chromium 150 keeps a
 * failed import until the page is left, as the standard says, and sends no second request.
 * @param before runs if the page is going to be loaded again
 */
export function reloadIfStillLost(before?: () => void): void {
  if (performance.now() - retriedAt > atOnce || hasJustReloaded()) return;
  before?.();
  window.location.reload();
}

/** Returns true if something has been typed on this page that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue, type }) => type !== 'hidden' && value !== defaultValue);
}

function hasJustReloaded(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(reloadedKey) ?? 0);
    if (deviceNow() - last < betweenReloads) return true;
    window.sessionStorage.setItem(reloadedKey, String(deviceNow()));
    return false;
  } catch {
    return true; // Without storage a loop could not be noticed.
  }
}
