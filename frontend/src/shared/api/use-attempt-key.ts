import { useRef } from 'react';

/**
 * The `Idempotency-Key` of a creation: the same for as long as the same is wished for, so that where only the answer was
 * lost, the second call answers what was made. Its server ties it to the session's cookie.
 */
export function useAttemptKey(): (wish: object) => string {
  const attempt = useRef({ wish: '', key: '' });
  return (wished) => {
    const wish = JSON.stringify(wished);
    if (attempt.current.wish !== wish) attempt.current = { wish, key: randomKey() };
    return attempt.current.key;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing where the site is opened over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
