import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BottomNav } from '../app/layouts/bottom-nav';
import { SkipLink } from '../app/layouts/skip-link';
import { TopBar } from '../app/layouts/top-bar';
import { FeatureTiles } from '../features/venues/components/home/feature-tiles';
import { HomeHero } from '../features/venues/components/home/home-hero';

const ignore = () => undefined;

/**
 * Renders what a first visit shows before any script runs. The build uses the page's own
 * components.
 */
export function renderStaticShell(): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/']}>
      <div data-static="">
        <SkipLink />
        <TopBar onOpenAccount={ignore} onOpenMenu={ignore} />
        <main className="s-main">
          <HomeHero />
          <FeatureTiles />
        </main>
        <BottomNav onOpenAccount={ignore} />
      </div>
    </MemoryRouter>,
  );
}
