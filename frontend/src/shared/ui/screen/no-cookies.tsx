import { Suspense, useSyncExternalStore } from 'react';
import {
  isRefusedWithoutCookies,
  onRefusedWithoutCookies,
  refusedWithoutCookies,
} from '../../api/no-cookies';
import { lazyComponent } from '../late/lazy-component';

const NoCookiesDialog = lazyComponent(() =>
  import('./no-cookies-dialog').then((file) => file.NoCookiesDialog),
);

/**
 * Offers another browser on every screen where a request was refused because this one keeps no
 * cookies. It renders nothing else.
 */
export function NoCookies() {
  const isShown = useSyncExternalStore(onRefusedWithoutCookies, isRefusedWithoutCookies, () => false);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <NoCookiesDialog onClose={() => refusedWithoutCookies(false)} />
    </Suspense>
  );
}
