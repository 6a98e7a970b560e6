/** The first acts of a visitor: to move the mouse or the page, touch it, or press a key. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** In milliseconds. A page that never rests still gets its code soon enough. */
const LONGEST_WAIT = 1000;

/**
 * Calls back once, when the browser has time after the next input of the visitor. Fetching in the
 * handler itself makes that input slow. Returns a function that cancels this.
 */
export function onFirstInput(callback: () => void): () => void {
  const handleInput = () => {
    cancel();
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: LONGEST_WAIT });
    else setTimeout(callback, LONGEST_WAIT);
  };
  const cancel = () => {
    for (const input of INPUTS) removeEventListener(input, handleInput, true);
  };
  for (const input of INPUTS) addEventListener(input, handleInput, { capture: true, passive: true });
  return cancel;
}
