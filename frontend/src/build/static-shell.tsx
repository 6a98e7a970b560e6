import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BottomNav } from '../app/layouts/bottom-nav';
import { SkipLink } from '../app/layouts/skip-link';
import { TopBar } from '../app/layouts/top-bar';

const ignore = () => undefined;

/** An address that is no place of the navigation. */
const NOWHERE = ['/-'];

/**
 * Renders what surrounds every screen, with the components of the page. The server puts the shell
 * of a screen in its place. It is painted where the server takes no part: without a network, and
 * while the site is developed.
 */
export function renderStaticShell(): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={NOWHERE}>
      <div data-static="">
        <SkipLink />
        <TopBar open={null} onOpenAccount={ignore} onOpenMenu={ignore} />
        <main className="s-main" />
        <BottomNav isAccountOpen={false} onOpenAccount={ignore} />
      </div>
    </MemoryRouter>,
  );
}
