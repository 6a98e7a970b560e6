import { useEffect, useRef } from 'react';
import type { CheckoutState } from './model/checkout-state';

/** Takes the focus to the heading of what comes in the place of a checkout that was open under the reader's eyes. */
export function useFocusOnceClosed(state: CheckoutState | undefined): void {
  const before = useRef<CheckoutState>(undefined);
  useEffect(() => {
    if (before.current === 'open' && state !== 'open') focusHeading();
    before.current = state;
  }, [state]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
