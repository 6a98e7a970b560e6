import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue, aVenueDay } from '../../testing/builders';
import { FakeEventSource } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { aHit, aSearchPage } from '../../testing/search';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

type Page = ReturnType<typeof aSearchPage>;

/** Serves the search and the venues with a name, and keeps the query of each search. */
function serveSearch(pageFor: (query: URLSearchParams) => Page, venues = [aVenue()]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json(pageFor(searchParams));
    }),
    http.get('/api/venues/page', () =>
      HttpResponse.json({ items: venues, total: venues.length, nextCursor: null }),
    ),
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
    http.get('/api/venues/venue-1/day', () =>
      HttpResponse.json(aVenueDay({ 'court-1': { '18:00': 'booked' } })),
    ),
  );
  return asked;
}

const nothing = () => screen.findByRole('heading', { name: 'No encontramos horas libres' });

describe('a search that finds nothing, and nothing near it', () => {
  const everything = '/buscar?lugar=lomas&fecha=2026-11-21&desde=18:00&hasta=19:00&duracion=180';

  test.each([
    ['Ver cualquier hora', 'from', null],
    ['Buscar en todos los lugares', 'place', null],
    ['Con cualquier duración', 'durationMinutes', null],
    ['Buscar hoy', 'date', '2026-11-20'],
  ])('goes on with "%s"', async (name, parameter, wanted) => {
    const asked = serveSearch((query) =>
      aSearchPage(query.get(parameter) === wanted ? [aHit({ '18:00': '16.50' })] : []),
    );
    const { user } = renderApp(everything);
    await nothing();
    await user.click(screen.getByRole('button', { name }));

    expect(await screen.findByRole('link', { name: /^Reservar en Club Las Lomas/ })).toBeVisible();
    expect(asked.at(-1)?.get(parameter)).toBe(wanted);
    expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
  });

  test('offers the next day if it was about today, and no way that changes nothing', async () => {
    serveSearch((query) =>
      aSearchPage(query.get('date') === '2026-11-21' ? [aHit({ '18:00': '16.50' })] : []),
    );
    const { user, container } = renderApp('/buscar?fecha=2026-11-20');
    await nothing();
    await expectAccessible(container);
    for (const name of ['Ver cualquier hora', 'Buscar en todos los lugares', 'Con cualquier duración'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Buscar mañana' }));
    expect(await screen.findByRole('heading', { name: 'Horas libres mañana' })).toBeVisible();
  });

  test.each([
    ['nothing is free anywhere', []],
    ['only other places have something free', [{ ...aHit({ '18:00': '16.50' }), date: '2026-11-21' }]],
  ])('lets the player wait at the venue that was named if %s', async (_when, alternatives) => {
    const other = alternatives.map((hit) => ({
      ...hit,
      venue: { ...hit.venue, id: 'venue-2', name: 'Club Norte' },
    }));
    serveSearch(() => aSearchPage([], { alternatives: other }));
    const { user, container } = renderApp('/buscar?lugar=lomas&fecha=2026-11-21&desde=18:00&hasta=19:00');

    const name = 'Avísame si se libera mi hora en Club Las Lomas';
    const wait = await screen.findByRole('button', { name });
    expect(screen.getByRole('link', { name: 'Club Las Lomas' })).toHaveAttribute(
      'href',
      '/venue/venue-1?fecha=2026-11-21',
    );
    await expectAccessible(container);
    await user.click(wait);
    expect(await screen.findByRole('dialog', { name: 'Te avisamos si se libera' })).toBeVisible();
  });

  test.each([
    ['nothing is free', []],
    ['other places have something free', [{ ...aHit({ '18:00': '16.50' }), date: '2026-11-21' }]],
  ])('says that the place is unknown if %s', async (_when, alternatives) => {
    serveSearch(() => aSearchPage([], { alternatives, lengths: [] }), []);
    renderApp('/buscar?lugar=atlantis&fecha=2026-11-21');
    expect(await screen.findByRole('heading', { name: 'No encontramos «atlantis»' })).toBeVisible();
  });

  test('names the place of the results in view while those of all places load', async () => {
    let respond = () => {};
    const next = new Promise<void>((resolve) => (respond = resolve));
    serveSearch(() => aSearchPage([], { lengths: [] }), []);
    const { user } = renderApp('/buscar?lugar=atlantis&fecha=2026-11-21');
    await screen.findByRole('heading', { name: 'No encontramos «atlantis»' });
    server.use(
      http.get('/api/search', async () => {
        await next;
        return HttpResponse.json(aSearchPage([]));
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Buscar en todos los lugares' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Resultados' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(screen.getByRole('heading', { name: 'No encontramos «atlantis»' })).toBeInTheDocument();
    respond();
    await nothing();
  });

  test('names no venue if the place is a whole town', async () => {
    serveSearch(
      () => aSearchPage([]),
      Array.from({ length: 5 }, (_, n) => aVenue({ id: `venue-${n}` })),
    );
    renderApp('/buscar?lugar=quito&fecha=2026-11-21&desde=18:00');
    await nothing();
    expect(screen.queryByRole('button', { name: /^Avísame/ })).not.toBeInTheDocument();
  });
});

test('a dialog of the waiting list keeps what was typed while the results change', async () => {
  let page = aSearchPage([], { alternatives: [{ ...aHit({ '20:00': '16.50' }), date: '2026-11-21' }] });
  const asked = serveSearch(() => page);
  const { user } = renderApp('/buscar?fecha=2026-11-21&desde=18:00&hasta=19:00');
  await user.click(await screen.findByRole('button', { name: /^Avísame si se libera mi hora/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Te avisamos si se libera' });
  const email = await within(dialog).findByRole('textbox', { name: 'Tu correo (opcional)' });
  await user.type(email, 'ana@example.org');

  page = aSearchPage([aHit({ '18:00': '16.50' }, { venue: { ...aHit({}).venue, id: 'venue-2' } })]);
  const before = asked.length;
  act(() => FakeEventSource.at('/api/search/events?')[0]?.say({ date: '2026-11-21' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await waitFor(() => expect(document.querySelector('a[href^="/booking/"]')).not.toBeNull());
  expect(email).toBeInTheDocument();
  expect(email).toHaveValue('ana@example.org');
});
