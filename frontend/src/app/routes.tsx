import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../features/venues/home-page';
import { routes } from '../shared/config/paths';
import { PagePreloadContext } from '../shared/ui/screen/page-preload';
import { PlayerLayout } from './layouts/player-layout';
import { AdminLayout, adminPages, lazyPages, preloadPage } from './lazy-pages';
import { RouteAnnouncer } from './route-announcer';

/** The route table. The home page is part of the entry chunk; every other screen has its own. */
export const routeTable = (
  <Route element={<PlayerLayout />}>
    <Route path={routes.home} element={<HomePage />} />
    <Route element={<AdminLayout />}>
      {adminPages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Route>
    {lazyPages.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Route>
);

/** Renders the screen of the current address. */
export function AppRoutes() {
  return (
    <PagePreloadContext value={preloadPage}>
      <RouteAnnouncer />
      <Routes>{routeTable}</Routes>
    </PagePreloadContext>
  );
}
