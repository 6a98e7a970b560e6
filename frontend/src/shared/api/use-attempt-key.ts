import { useRef } from 'react';
import { randomKey } from './random-key';

/**
 * Returns a function that gives the `Idempotency-Key` for a request. The key stays the same while
 * the request stays the same, so that a retry after a lost response returns what the first call
 * created. The server binds the key to the session cookie.
 */
export function useAttemptKey(): (request: object) => string {
  const attempt = useRef({ request: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (attempt.current.request !== text) attempt.current = { request: text, key: randomKey() };
    return attempt.current.key;
  };
}
