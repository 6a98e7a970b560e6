import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { AppRoutes } from '../../app/routes';
import { expectAccessible } from '../../testing/accessibility';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderInProviders } from '../../testing/render-app';
import { aVenueDay } from '../../testing/builders';
import { aHit, aSearchPage } from '../../testing/search';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

type Page = ReturnType<typeof aSearchPage>;

/** Serves the search, and keeps the query of each call. */
function serveSearch(pageFor: (query: URLSearchParams) => Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json(pageFor(searchParams));
    }),
  );
  return asked;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{decodeURIComponent(pathname + search)}</output>;
}

const open = (address: string) =>
  renderInProviders(
    <>
      <AppRoutes />
      <Address />
    </>,
    address,
  );

const address = () => screen.getByLabelText('address').textContent;

const club = (n: number) =>
  aHit(
    { '18:00': '16.50' },
    { venue: { ...aHit({}).venue, id: `venue-${n}`, name: `Club ${n}`, rating: null, ratingCount: 0 } },
  );

describe('the search for a free hour', () => {
  test('starts with today, and shows each venue with its hours and prices', async () => {
    const asked = serveSearch(() => aSearchPage([aHit({ '17:00': '14.50', '18:00': '16.50' })]));
    const { container } = open('/buscar');

    expect(await screen.findByRole('heading', { name: 'Horas libres hoy' })).toBeVisible();
    const hour = 'Reservar en Club Las Lomas, Cancha 1, hoy a las 18:00, $16.50, Arcilla';
    expect(screen.getByRole('link', { name: hour })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2026-11-20&hora=18%3A00&duracion=60&juego=singles',
    );
    expect(screen.getByRole('link', { name: 'Club Las Lomas' })).toHaveAttribute('href', '/venue/venue-1');
    expect(screen.getByText('Calificación 4.8 de 5, 12 opiniones')).toBeInTheDocument();
    expect(String(asked[0])).toBe('date=2026-11-20&gameType=singles');
    await waitFor(() => expect(address()).toBe('/buscar?fecha=2026-11-20'));
    expect(document.title).toBe('Buscar cancha · Saque');
    await expectAccessible(container);
  });

  test('asks once while its stream begins, and again after an interruption', async () => {
    const asked = serveSearch(() => aSearchPage([aHit({ '18:00': '16.50' })]));
    const { user } = open('/buscar?fecha=2026-11-20');
    await screen.findByRole('link', { name: 'Club Las Lomas' });
    const begin = () => act(() => liveStreamAt('/api/search/events?').ready());
    begin();
    await user.selectOptions(screen.getByLabelText('Juego'), 'Dobles (4)');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map((query) => query.get('gameType'))).toEqual(['singles', 'doubles']);
    await waitFor(() => {
      begin(); // has no effect while the other search loads
      expect(asked).toHaveLength(3);
    });
  });

  test('names the day by its date if it is already another one at the venue', async () => {
    const venue = { ...aHit({}).venue, timeZone: 'Pacific/Auckland' };
    serveSearch(() => aSearchPage([aHit({ '18:00': '16.50' }, { venue })]));
    open('/buscar');

    const day = 'el viernes 20 de noviembre';
    expect(await screen.findByRole('heading', { name: `Horas libres ${day}` })).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`, ${day} a las 18:00, `) })).toBeVisible();
  });

  test('asks for what the address names, and keeps each change in it', async () => {
    const asked = serveSearch(() => aSearchPage([club(1)], { lengths: [60, 90] }));
    const { user } = open('/buscar?lugar=quito&fecha=2026-11-21&desde=18:00&hasta=20:00&juego=doubles');

    await screen.findByRole('heading', { name: 'Horas libres mañana' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      place: 'quito',
      date: '2026-11-21',
      from: '18:00',
      to: '20:00',
      gameType: 'doubles',
    });

    await user.selectOptions(screen.getByLabelText('Duración'), '1 h 30 min');
    await user.selectOptions(screen.getByLabelText('Desde las'), '21:00');
    await user.click(screen.getByRole('radio', { name: 'domingo 22 de noviembre' }));
    await screen.findByRole('heading', { name: 'Horas libres el domingo 22 de noviembre' });
    expect(address()).toBe('/buscar?lugar=quito&fecha=2026-11-22&desde=21:00&duracion=90&juego=doubles');
  });

  test('searches for a place when typing pauses', async () => {
    const asked = serveSearch(() => aSearchPage([club(1)]));
    const { user } = open('/buscar');

    await user.type(await screen.findByRole('searchbox', { name: 'Dónde' }), 'Cumbayá');
    await waitFor(() => expect(asked.at(-1)?.get('place')).toBe('Cumbayá'));
    await waitFor(() => expect(address()).toBe('/buscar?lugar=Cumbayá&fecha=2026-11-20'));
  });

  test('folds a long day, and unfolds it on demand', async () => {
    const day = Array.from({ length: 12 }, (_, n) => [`${n + 10}:00`, '14.50'] as const);
    serveSearch(() => aSearchPage([aHit(Object.fromEntries(day))]));
    const { user } = open('/buscar');

    await user.click(await screen.findByRole('button', { name: '5 horas más en Club Las Lomas' }));
    expect(screen.getAllByRole('link', { name: /^Reservar en/ })).toHaveLength(12);
  });

  test('keeps the hours of an earlier search from being tapped while the next one runs', async () => {
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    serveSearch(() => aSearchPage([club(1)]));
    const { user } = open('/buscar');
    const hour = await screen.findByRole('link', { name: /^Reservar en Club 1/ });
    server.use(
      http.get('/api/search', async () => {
        await isAnswered;
        return HttpResponse.json(aSearchPage([club(2)]));
      }),
    );

    await user.selectOptions(screen.getByLabelText('Juego'), 'Dobles (4)');
    await waitFor(() => expect(hour.closest('[inert]')).not.toBeNull());
    answer();
    const next = await screen.findByRole('link', { name: /^Reservar en Club 2/ });
    expect(next.closest('[inert]')).toBeNull();
  });

  test('keeps a day that was chosen before the browser found where the player is', async () => {
    const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    serveSearch(() => aSearchPage([club(1)]));
    const { user } = open('/buscar');
    await user.click(await screen.findByRole('button', { name: 'Cerca de mí' }));
    await user.click(screen.getByRole('radio', { name: 'domingo 22 de noviembre' }));
    await screen.findByRole('heading', { name: 'Horas libres el domingo 22 de noviembre' });

    const here = { coords: { latitude: -2.17, longitude: -79.92 } } as GeolocationPosition;
    act(() => getCurrentPosition.mock.calls[0]?.[0](here));
    await waitFor(() => expect(address()).toBe('/buscar?fecha=2026-11-22&cerca=1'));
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('adds the next page on demand, and moves the focus to its first venue', async () => {
    serveSearch((query) =>
      query.has('cursor')
        ? aSearchPage([club(3)])
        : aSearchPage([club(1), club(2)], { nextCursor: 'after-2' }),
    );
    const { user } = open('/buscar');

    await user.click(await screen.findByRole('button', { name: 'Ver más complejos' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Club 3' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Ver más complejos' })).not.toBeInTheDocument();
  });

  test.each([
    ['another time', '2026-11-20', { '20:00': '16.50' }, 'A otra hora, ese mismo día'],
    ['another day', '2026-11-21', { '18:00': '16.50' }, 'Otro día, a esa hora'],
    ['another place', '2026-11-20', { '18:00': '16.50' }, 'El mismo día, en otros lugares'],
  ])('offers %s if nothing fits, and says so', async (_kind, date, prices, heading) => {
    serveSearch(() => aSearchPage([], { alternatives: [{ ...aHit(prices), date }] }));
    const { container } = open('/buscar?lugar=quito&desde=18:00&hasta=18:00');

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    const results = within(screen.getByRole('region', { name: 'Resultados' }));
    expect(results.getByRole('link', { name: /^Reservar en Club Las Lomas/ })).toBeVisible();
    await expectAccessible(container);
  });

  test.each([
    ['offers', 'another time', '2026-11-20', { '20:00': '16.50' }, 1],
    ['offers', 'another day', '2026-11-21', { '18:00': '16.50' }, 1],
    ['does not offer', 'another place', '2026-11-20', { '18:00': '16.50' }, 0],
  ])('%s to wait for the wished hour beside %s', async (_does, _kind, date, prices, count) => {
    serveSearch(() => aSearchPage([], { alternatives: [{ ...aHit(prices), date }] }));
    open('/buscar?lugar=quito&desde=18:00&hasta=19:00');

    await screen.findByRole('link', { name: /^Reservar en Club Las Lomas/ });
    const offers = screen.queryAllByRole('button', { name: /^Avísame si se libera mi hora/ });
    expect(offers).toHaveLength(count);
  });

  describe('waiting for the wished hour', () => {
    const tapWait = async (taken: Parameters<typeof aVenueDay>[0]) => {
      const asked = serveSearch(() =>
        aSearchPage([], { alternatives: [{ ...aHit({ '20:00': '16.50' }), date: '2026-11-20' }] }),
      );
      server.use(http.get('/api/venues/venue-1/day', () => HttpResponse.json(aVenueDay(taken))));
      const { user } = open('/buscar?lugar=quito&desde=18:00&hasta=19:00');
      const name = 'Avísame si se libera mi hora en Club Las Lomas';
      await user.click(await screen.findByRole('button', { name }));
      return { user, asked };
    };

    test('is possible for the hours of the wish at which every court is taken', async () => {
      const wishes: unknown[] = [];
      server.use(
        http.post('/api/waiting-list', async ({ request }) => {
          wishes.push(await request.json());
          return HttpResponse.json({}, { status: 201 });
        }),
      );
      const { user } = await tapWait({
        'court-1': { '17:00': 'booked', '18:00': 'booked', '19:00': 'booked' },
      });
      const dialog = within(await screen.findByRole('dialog', { name: 'Te avisamos si se libera' }));
      const last = dialog.getByRole('combobox', { name: 'Último inicio' });
      const times = within(last).getAllByRole('option');
      expect(times.map(({ textContent }) => textContent)).toEqual(['18:00', '19:00']);
      await user.selectOptions(last, '19:00');
      await user.click(dialog.getByRole('button', { name: 'Unirme a la lista' }));
      expect(await screen.findByText('Estás en la lista')).toBeVisible();
      const range = { from: '18:00', to: '19:00', date: '2026-11-20', durationMinutes: 60 };
      expect(wishes).toEqual([expect.objectContaining({ venueId: 'venue-1', ...range })]);
    });

    test('searches again if the hour is no longer kept', async () => {
      const { asked } = await tapWait({ 'court-1': {} });
      const note = 'A esa hora no hay aquí ninguna reserva por la que puedas esperar.';
      expect(await screen.findByText(note)).toBeVisible();
      await waitFor(() => expect(asked).toHaveLength(2));
    });
  });

  test('says what to do next if there is nothing at all', async () => {
    serveSearch((query) => aSearchPage(query.has('from') ? [] : [club(1)]));
    const { user, container } = open('/buscar?desde=05:30');

    expect(await screen.findByRole('heading', { name: 'No encontramos horas libres' })).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Ver cualquier hora' }));
    expect(await screen.findByRole('link', { name: 'Club 1' })).toBeVisible();
  });

  test('searches again on "Reintentar" after an error', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open('/buscar');

    expect(await screen.findByText('No pudimos buscar canchas libres')).toBeVisible();
    serveSearch(() => aSearchPage([club(1)]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Club 1' })).toBeVisible();
  });

  test('asks again when the window is looked at again', async () => {
    const asked = serveSearch(() => aSearchPage([club(asked.length)]));
    open('/buscar');

    await screen.findByRole('link', { name: 'Club 1' });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('link', { name: 'Club 2' })).toBeVisible();
  });
});
