import { startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { afterPaint } from '../../shared/model/after-paint';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { hasTypedText, reloadIfStillLost } from '../../shared/ui/late/reload-lost-code';
import { reloadIfOutdated } from '../newer-build';
import { PagePlaceholder } from '../page-placeholder';
import { RouteErrorBoundary } from '../route-error-boundary';
import { BottomNav } from './bottom-nav';
import { Footer } from './footer';
import { OfflineBanner } from './offline-banner';
import { mainId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';

const AccountSheet = lazyComponent(() => import('./account-sheet').then((file) => file.AccountSheet));
const MobileMenu = lazyComponent(() => import('./mobile-menu').then((file) => file.MobileMenu));

/** Lets the inline script of `index.html` carry out a tap on what the server had painted. */
function TakesTaps() {
  useEffect(() => void document.getElementById('root')?.dispatchEvent(new Event('saque-ready')), []);
  return null;
}

type Panel = 'account' | 'menu';

/**
 * Stands in for a panel whose code is missing: the server has a newer build, or the network was
 * gone. If the page has to be loaded again, the panel opens afterwards.
 */
function MissingPanel({ panel }: { panel: Panel | null }) {
  useEffect(() => void reloadIfOutdated(), []);
  useEffect(() => {
    if (panel && !hasTypedText()) reloadIfStillLost(() => writePanel(panel));
  }, [panel]);
  return null;
}

/** Keeps the panel in the state of this address, beside what the router keeps there. */
function writePanel(panel: Panel | null): void {
  window.history.replaceState({ ...(window.history.state as object | null), panel }, '');
}

function readPanel(): Panel | null {
  const { panel } = (window.history.state ?? {}) as { panel?: unknown };
  return panel === 'account' || panel === 'menu' ? panel : null;
}

/**
 * The layout of every player screen: top bar, content, footer, bottom bar, and the two panels that
 * they open.
 */
export function PlayerLayout() {
  const [pressed, setPressed] = useState<Panel | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<Panel>>(new Set());
  // Without the transition React would show nothing in its place, and keep that for 300 ms.
  const show = (next: Panel) =>
    afterPaint(() =>
      startTransition(() => {
        setPressed(next);
        setOpened((before) => new Set(before).add(next));
        setPanel(next);
      }),
    );
  // The button looks pressed before the panel takes the time of its code and its first render.
  const open = (next: Panel) => {
    setPressed(next);
    show(next);
  };
  const reopen = useEffectEvent(show);
  useEffect(() => {
    const kept = readPanel();
    if (!kept) return;
    writePanel(null);
    reopen(kept);
  }, []);
  const close = (closing: Panel) => {
    const unlessOther = (now: Panel | null) => (now === closing ? null : now);
    setPressed(unlessOther);
    setPanel(unlessOther);
  };
  return (
    <div className="s-page">
      <SkipLink />
      <TopBar open={pressed} onOpenAccount={() => open('account')} onOpenMenu={() => open('menu')} />
      <OfflineBanner />
      <main id={mainId} className="s-main" tabIndex={-1}>
        <RouteErrorBoundary>
          <Suspense fallback={<PagePlaceholder />}>
            <Outlet />
            <TakesTaps />
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <Footer />
      <BottomNav isAccountOpen={pressed === 'account'} onOpenAccount={() => open('account')} />
      <LatePart instead={<MissingPanel panel={panel} />}>
        {opened.has('account') ? (
          <AccountSheet open={panel === 'account'} onClose={() => close('account')} />
        ) : null}
        {opened.has('menu') ? (
          <MobileMenu
            open={panel === 'menu'}
            onClose={() => close('menu')}
            onOpenAccount={() => open('account')}
          />
        ) : null}
      </LatePart>
    </div>
  );
}
