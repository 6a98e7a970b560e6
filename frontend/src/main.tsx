import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadPage } from './app/lazy-pages';
import { hideRestoredPages } from './app/restored-pages';
import { isFromNetwork, readServedState } from './app/served-state';
import { followTranslation } from './app/translated-pages';
import { startClock } from './shared/time/server-time';
import './shared/theme/fonts.css';
import './app/shell/controls.css';
import './app/shell/hero.css';
import './app/shell/shell.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

hideRestoredPages();
followContrastThemes();
followTranslation(container);
const served = readServedState();
startClock(served && isFromNetwork() ? served.now : null);
const app = (
  <StrictMode>
    <App served={served} />
  </StrictMode>
);
// No top-level await: the scripts of the screens import the entry, and would wait for its end. The
// painted page stays until the code of its screen is there.
void loadPage(location.pathname)
  .catch(() => undefined)
  .then(() => {
    if (served) return takeOver(container, app);
    // The screen brings its own title, and the page must not have two.
    document.head.querySelector('title')?.remove();
    createRoot(container).render(app);
  });

/** Loads the styles of contrast themes when one is on. Others need not wait for them. */
function followContrastThemes(): void {
  const contrast = matchMedia('(forced-colors: active)');
  const load = () => contrast.matches && void import('./app/shell/forced-colors.css');
  contrast.addEventListener('change', load);
  load();
}

function takeOver(root: HTMLElement, page: ReactNode): void {
  hydrateRoot(root, page, {
    onRecoverableError: (error) => console.error('The page of the server does not fit:', error),
  });
}
