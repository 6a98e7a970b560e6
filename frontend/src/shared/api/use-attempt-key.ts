import { useRef } from 'react';

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

/** Returns 128 random bits. `crypto.randomUUID` does not exist on pages opened over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
