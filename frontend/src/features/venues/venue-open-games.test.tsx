import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { anOpenGame } from '../../testing/open-games';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-24T15:00:00-05:00');

// Loads the late part early, so that a test need not wait for it.
beforeAll(() => import('../../shared/ui/open-games/venue-open-games'));

let games = [anOpenGame()];

beforeEach(() => {
  games = [anOpenGame()];
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
    http.get('/api/venues/venue-1/open-games', () => HttpResponse.json({ items: games })),
  );
});

const findGame = () => screen.findByRole('link', { name: 'Falta 1: Hoy 19:00 por $7.25' });

test('the screen of a venue lists the games that look for players, each with a link to its place', async () => {
  const { container } = renderApp('/venue/venue-1');
  expect(await findGame()).toHaveAttribute('href', '/shared-payment/public-token');
  expect(screen.getByRole('heading', { name: 'Falta uno' })).toBeVisible();
  expect(screen.getByText('Dobles · Cancha 2')).toBeVisible();
  expect(screen.getByText('Se cierra a las 17:30')).toBeVisible();
  await expectAccessible(container);
});

test('an open game disappears from the screen of its venue when a player takes it', async () => {
  renderApp('/venue/venue-1');
  await findGame();
  games = [];
  act(() => liveStreamAt('/api/venues/venue-1/events').say({ openGames: true }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Falta uno' })).not.toBeInTheDocument());
});
