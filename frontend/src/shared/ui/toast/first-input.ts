/** The first acts of a visitor: to move the mouse or the page, touch it, or press a key. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls back once, at the next input of the visitor. Returns a function that cancels this. */
export function onFirstInput(callback: () => void): () => void {
  const handleInput = () => {
    cancel();
    callback();
  };
  const cancel = () => {
    for (const input of INPUTS) removeEventListener(input, handleInput, true);
  };
  for (const input of INPUTS) addEventListener(input, handleInput, { capture: true, passive: true });
  return cancel;
}
