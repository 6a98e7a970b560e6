import { ApiError } from './api-error';
import { texts } from './texts';

let isRefused = false;
const listeners = new Set<() => void>();

/** A request was not sent, because this browser keeps no cookies. */
export function refusedWithoutCookies(refused: boolean): void {
  isRefused = refused;
  for (const tell of listeners) tell();
}

/** Says on the screen that this browser keeps no cookies. Returns the error of what was refused. */
export function withoutCookies(): ApiError {
  refusedWithoutCookies(true);
  return new ApiError(0, JSON.stringify({ code: 'no_cookies', message: texts.noCookies }));
}

/** Returns true from such a refusal until the person has read about it. */
export const isRefusedWithoutCookies = () => isRefused;

/** Calls the listener whenever `isRefusedWithoutCookies` may have changed. */
export function onRefusedWithoutCookies(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
