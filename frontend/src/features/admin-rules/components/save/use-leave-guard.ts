import { useEffect, useState } from 'react';

/**
 * Asks before unsaved changes are left: the browser asks before it closes the page, and `address`
 * is where a link of this site wants to lead.
 */
export function useLeaveGuard(isDirty: boolean) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: Event) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const target = addressLeft(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(target);
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isDirty]);
  return { address, stay: () => setAddress(null) };
}

/** Returns the address that a click on a link leads to, or null if this screen stays. */
function addressLeft(event: MouseEvent): string | null {
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (opensElsewhere || !link?.href || link.target === '_blank') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  return pathname + search + hash;
}
