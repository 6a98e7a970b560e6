const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A segment that is as long as a token of 128 bits. Ids are UUIDs and open nothing. */
const LONG_SEGMENT = /[^/]{22,}/g;

/** A segment with an e-mail address: no call has one in its path, but a caller may send one. */
const ADDRESS_SEGMENT = /[^/]*(?:@|%40)[^/]*/g;

/** Returns true if an address of the site or the API contains what may be a secret token. */
export function hasToken(path: string): boolean {
  return (path.match(LONG_SEGMENT) ?? []).some((segment) => !UUID.test(segment));
}

/**
 * Removes the query, which may contain a signature, and tokens from the path: what stands where
 * tokens stand, and whatever is as long as one but no UUID. nginx follows the same rule
 * (frontend/nginx/nginx.conf). E-mail addresses are removed too.
 */
export function withoutTokens(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path
    .replace(/(shared-payment(?:-links)?|mail-addresses|manage|reserva|objects)\/[^/]+/, '$1/…')
    .replace(ADDRESS_SEGMENT, '…')
    .replace(LONG_SEGMENT, (segment) => (UUID.test(segment) ? segment : '…'));
}
