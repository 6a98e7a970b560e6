import { type ReactNode, useContext } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../features/venues/home-page';
import { paths, routes } from '../shared/config/paths';
import { PagePreloadContext } from '../shared/ui/screen/page-preload';
import { PlayerLayout } from './layouts/player-layout';
import { ShellContext } from '../shared/ui/screen/shell-context';
import { AdminLayout, adminPages, lazyPages, preloadPage } from './lazy-pages';
import { RouteAnnouncer } from './route-announcer';

/** The route table. The home page is part of the entry chunk; every other screen has its own. */
export const routeTable = (
  <Route element={<PlayerLayout />}>
    <Route path={routes.home} element={<HomePage />} />
    <Route element={<AdminLayout />}>
      {adminPages.map(({ path, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            path === routes.adminBookings ? (
              <ToDesk>
                <Page />
              </ToDesk>
            ) : (
              <Page />
            )
          }
        />
      ))}
    </Route>
    {lazyPages.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Route>
);

/** Leads links of before, such as bookmarks, to the same place of the desk. */
function ToDesk({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const isShell = useContext(ShellContext);
  return isShell ? children : <Navigate to={{ pathname: paths.adminDesk, search }} replace />;
}

/** Renders the screen of the current address. */
export function AppRoutes() {
  return (
    <PagePreloadContext value={preloadPage}>
      <RouteAnnouncer />
      <Routes>{routeTable}</Routes>
    </PagePreloadContext>
  );
}
