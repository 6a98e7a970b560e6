import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storageKeys } from '../../shared/config/storage';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aHome, aVenue, aVenuePage } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { unavailable } from '../../testing/handlers/unavailable';
import { server } from '../../testing/server';

/** A server with two venues that remembers favourites, and which changes it was asked for. */
function aServer({ favourites = [] as string[] } = {}) {
  const world = { favourites, changes: [] as string[], homes: 0 };
  const venues = [aVenue(), aVenue({ id: 'venue-2', name: 'El Parque' })];
  const changed = (method: string, venueId: unknown) => {
    world.changes.push(`${method} ${String(venueId)}`);
    world.favourites = world.favourites.filter((id) => id !== venueId);
    if (method === 'PUT') world.favourites.unshift(String(venueId));
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('/api/venues/home', () => {
      world.homes += 1;
      const place = ({ id }: { id: string }) => (world.favourites.includes(id) ? 0 : 1);
      return HttpResponse.json(aHome(...venues.toSorted((one, other) => place(one) - place(other))));
    }),
    http.get('/api/venues/page', () => HttpResponse.json(aVenuePage(...venues))),
    http.get('/api/venues/:venueId/courts', () => HttpResponse.json([aCourt()])),
    http.get('/api/venues/venue-1', () => HttpResponse.json(venues[0])),
    http.get('/api/venues/venue-2', () => HttpResponse.json(venues[1])),
    http.get('/api/favourites', () => HttpResponse.json({ venueIds: world.favourites })),
    http.put('/api/favourites/:venueId', ({ params }) => changed('PUT', params['venueId'])),
    http.delete('/api/favourites/:venueId', ({ params }) => changed('DELETE', params['venueId'])),
  );
  return world;
}

const heart = (name: string) => screen.findByRole('button', { name: `Agregar ${name} a favoritos` });
const pressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');
const cards = () =>
  within(screen.getByRole('region', { name: 'Complejos deportivos destacados' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const comeBack = () =>
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

afterEach(() => {
  document.cookie = 'saque-visited=; path=/; max-age=0';
});

describe('the heart of a venue', () => {
  test('fills at a tap, empties at the next one, and sends the server both', async () => {
    const world = aServer();
    const { user, container } = renderApp('/');
    expect(await pressed('Club Las Lomas')).toBe('false');
    await user.click(await heart('Club Las Lomas'));
    await waitFor(async () => expect(await pressed('Club Las Lomas')).toBe('true'));
    await user.click(await heart('Club Las Lomas'));
    await waitFor(async () => expect(await pressed('Club Las Lomas')).toBe('false'));
    await waitFor(() => expect(world.changes).toEqual(['PUT venue-1', 'DELETE venue-1']));
    await expectAccessible(container);
  });

  test('stays as it was if the server refuses, which says why', async () => {
    aServer();
    const full = { code: 'too_many_favourites', message: 'Puedes guardar hasta 100 complejos favoritos.' };
    server.use(http.put('/api/favourites/:venueId', () => HttpResponse.json(full, { status: 409 })));
    const { user } = renderApp('/');
    await user.click(await heart('El Parque'));
    expect(await screen.findByText(full.message)).toBeVisible();
    expect(await pressed('El Parque')).toBe('false');
  });

  test('is full on the list and on the page of a favourite', async () => {
    aServer({ favourites: ['venue-2'] });
    const list = renderApp('/complejos');
    await waitFor(async () => expect(await pressed('El Parque')).toBe('true'));
    expect(await pressed('Club Las Lomas')).toBe('false');
    list.unmount();
    renderApp('/venue/venue-2');
    await waitFor(async () => expect(await pressed('El Parque')).toBe('true'));
  });

  test('shows what another tab has changed when the player comes back to this one', async () => {
    const world = aServer();
    renderApp('/');
    expect(await pressed('El Parque')).toBe('false');
    world.favourites = ['venue-2'];
    comeBack();
    await waitFor(async () => expect(await pressed('El Parque')).toBe('true'));
  });
});

describe('the order of the home page', () => {
  test('stays while it is open, and begins with a new favourite the next time', async () => {
    aServer();
    const { user } = renderApp('/');
    await user.click(await heart('El Parque'));
    await waitFor(async () => expect(await pressed('El Parque')).toBe('true'));
    expect(cards()).toEqual(['Club Las Lomas', 'El Parque']);
    await user.click(screen.getByRole('link', { name: 'El Parque' }));
    await screen.findByRole('link', { name: 'Complejos' });
    await user.click(screen.getByRole('link', { name: 'Saque' }));
    await screen.findByRole('link', { name: 'Club Las Lomas' });
    expect(cards()).toEqual(['El Parque', 'Club Las Lomas']);
  });

  test('is not asked for again after a visit of a venue that it shows', async () => {
    const world = aServer();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'El Parque' }));
    await screen.findByRole('link', { name: 'Complejos' });
    await user.click(screen.getByRole('link', { name: 'Saque' }));
    await screen.findByRole('link', { name: 'Club Las Lomas' });
    expect(world.homes).toBe(1);
  });

  test('is known to the server by a cookie with the venues opened last, the newest first', async () => {
    aServer();
    for (const id of ['venue-1', 'venue-2', 'venue-1']) {
      const { unmount } = renderApp(`/venue/${id}`);
      await screen.findByRole('heading', {
        level: 1,
        name: id === 'venue-1' ? 'Club Las Lomas' : 'El Parque',
      });
      unmount();
    }
    expect(document.cookie).toContain('saque-visited=venue-1.venue-2');
  });
});

describe('favourites that the browser has stored before', () => {
  const store = (value: unknown) =>
    window.localStorage.setItem(storageKeys.favouriteVenues, JSON.stringify(value));
  const stored = () => window.localStorage.getItem(storageKeys.favouriteVenues);

  test('move to the player in their order, and leave the browser', async () => {
    store(['venue-1', 'venue-2']);
    const world = aServer();
    renderApp('/');
    await waitFor(async () => expect(await pressed('El Parque')).toBe('true'));
    expect(world.changes).toEqual(['PUT venue-1', 'PUT venue-2']);
    expect(stored()).toBeNull();
  });

  test('wait for the next visit if the server cannot take them now', async () => {
    store(['venue-1', 'venue-2']);
    aServer();
    server.use(
      http.put('/api/favourites/venue-1', () => new HttpResponse(null, { status: 204 })),
      http.put('/api/favourites/venue-2', unavailable),
    );
    renderApp('/');
    await waitFor(async () => expect(await pressed('Club Las Lomas')).toBe('true'));
    expect(stored()).toBe('["venue-2"]');
  });

  test.each([
    ['a venue that no longer exists', ['gone', 'venue-1'], ['PUT venue-1']],
    ['what is no list', 'x', []],
  ])('leave out %s', async (_, value, changes) => {
    store(value);
    const world = aServer();
    server.use(http.put('/api/favourites/gone', () => HttpResponse.json({}, { status: 404 })));
    renderApp('/');
    await waitFor(() => expect(stored()).toBeNull());
    await heart('El Parque');
    expect(world.changes).toEqual(changes);
  });
});
