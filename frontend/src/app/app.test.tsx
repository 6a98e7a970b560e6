import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { venueKeys } from '../shared/api/keys';
import { aHome, aVenue } from '../testing/builders';
import { server } from '../testing/server';
import { App } from './app';

/** Opens the home page as the server rendered it some minutes ago, with one venue. */
function openHome({ minutesAgo }: { minutesAgo: number }) {
  let calls = 0;
  server.use(
    http.get('/api/venues/home', () => {
      calls += 1;
      return HttpResponse.json(aHome(aVenue({ name: 'Club de hoy' })));
    }),
  );
  const data = aHome(aVenue({ name: 'Club de ayer' }));
  const queries = [{ key: venueKeys.home, data }];
  render(<App served={{ now: Date.now() - minutesAgo * 60_000, queries }} />);
  return () => calls;
}

test('a page that the browser restores from its cache fetches its data again', async () => {
  openHome({ minutesAgo: 10 });
  expect(screen.getByText('Club de ayer')).toBeVisible();
  expect(await screen.findByText('Club de hoy')).toBeVisible();
});

test('a page that has just come from the server does not fetch its data a second time', async () => {
  const calls = openHome({ minutesAgo: 1 });
  expect(await screen.findByText('Club de ayer')).toBeVisible();
  expect(calls()).toBe(0);
});
