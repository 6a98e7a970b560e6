import type { Share } from '../types';

const storageKey = 'saque-share-in-payment';

/**
 * Remembers the place that is being paid in this tab while the bank shows its own page. The return
 * address does not contain it, because the provider sees that address.
 */
export function rememberShare({ bookingId, shareToken }: Share): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ bookingId, shareToken }));
  } catch {
    // Without storage, the return page shows only the bank's result.
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
