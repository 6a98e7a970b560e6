import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../features/venues/home-page';
import { routes } from '../shared/config/paths';
import { lazyPage } from './lazy-page';
import { PlayerLayout } from './layouts/player-layout';
import { RouteAnnouncer } from './route-announcer';

const BookingPage = lazyPage(() =>
  import('../features/booking/booking-page').then((file) => file.BookingPage),
);
const NotFoundPage = lazyPage(() => import('./pages/not-found-page').then((file) => file.NotFoundPage));

/** The one route table: home in the entry chunk, every other screen in its own. */
export function AppRoutes() {
  return (
    <>
      <RouteAnnouncer />
      <Routes>
        <Route element={<PlayerLayout />}>
          <Route path={routes.home} element={<HomePage />} />
          <Route path={routes.booking} element={<BookingPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </>
  );
}
