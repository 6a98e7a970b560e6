import { useEffect, useRef } from 'react';
import type { CheckoutState } from './model/checkout-state';

/** Moves the focus to the new heading if an open checkout closes while the player is reading it. */
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
