import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns to what was pressed in a dialog after its request: the pressed button is locked meanwhile
 * and loses the focus. Also shows the begin of the content, where the error stands, when one comes.
 */
export function useKeptFocus(busy: boolean, error: string | null) {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && isLost(content.current)) {
      const kept = focused.current?.isConnected ? focused.current : firstButton(content.current);
      kept?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [busy]);
  useEffect(() => {
    if (error !== null && content.current) content.current.scrollTop = 0;
  }, [error]);
  const keepFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('a, button, input, select, textarea'))
      focused.current = target;
  };
  return { content, keepFocus };
}

/** Another button may stand where the pressed one was. */
function firstButton(content: HTMLElement | null): HTMLElement | null | undefined {
  return content?.parentElement?.querySelector<HTMLElement>('.MuiDialogActions-root button:enabled');
}

/** Returns true if no part of the page has the focus, or a whole dialog has it. */
function isLost(content: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (activeElement !== content && Boolean(activeElement?.contains(content)));
}
