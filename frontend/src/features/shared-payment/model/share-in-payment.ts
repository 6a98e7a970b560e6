import type { Share } from '../types';

const storageKey = 'saque-share-in-payment';

/**
 * The place that is being paid in this tab, kept while the bank may send the person to a page of its own. The address
 * to come back to says nothing of it, because the provider gets to see that address.
 */
export function rememberShare({ bookingId, shareToken }: Share): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ bookingId, shareToken }));
  } catch {
    // A browser without storage: the way back then shows the bank's answer only.
  }
}

export function recallShare(): Share | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return isShare(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isShare(value: unknown): value is Share {
  const { bookingId, shareToken } = Object(value) as Record<string, unknown>;
  return typeof bookingId === 'string' && typeof shareToken === 'string';
}
