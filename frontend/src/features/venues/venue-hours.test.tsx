import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue, aVenueDay } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T17:25:00-05:00');

type Taken = Parameters<typeof aVenueDay>[0];

/** Serves a venue with two courts in service, one in maintenance, and these days. */
function serveDays(days: Record<string, Taken>) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue())),
    http.get('/api/venues/venue-1/courts', () =>
      HttpResponse.json([
        aCourt(),
        aCourt({ id: 'court-2', courtNumber: 2, name: 'Rosales' }),
        aCourt({ id: 'court-3', courtNumber: 3, name: 'Lago', status: 'maintenance' }),
      ]),
    ),
    http.get('/api/venues/venue-1/day', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      asked.push(date);
      const taken = days[date ?? ''];
      return taken ? HttpResponse.json(aVenueDay(taken)) : HttpResponse.error();
    }),
  );
  return asked;
}

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error(`${name} stands in no card`);
  return within(item);
};
const evening = {
  'court-1': { '17:00': 'past' },
  'court-2': { '17:00': 'booked', '18:00': 'booked' },
} as const;

describe('the next hours of a venue', () => {
  test('lead from the card of a court to their booking', async () => {
    const asked = serveDays({ '2026-11-20': evening });
    const { container } = renderApp('/venue/venue-1');

    const hour = await screen.findByRole('link', {
      name: 'Reservar Cancha 2 hoy a las 19:00, $16.50',
    });
    expect(hour).toHaveAttribute('href', '/booking/court-2?fecha=2026-11-20&hora=19%3A00&juego=singles');
    expect(hour).toHaveTextContent('19:00$16.50');
    const central = await card('Cancha 1: Central');
    expect(central.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
      '18:00',
      '19:00',
      '20:00',
    ]);
    expect((await card('Cancha 3: Lago')).queryByRole('listitem')).not.toBeInTheDocument();
    expect(asked).toEqual(['2026-11-20']);
    await expectAccessible(container);
  });

  test('are those of tomorrow for a court that has none left today', async () => {
    serveDays({
      '2026-11-20': { ...evening, 'court-2': 'booked' },
      '2026-11-21': { 'court-1': {}, 'court-2': {} },
    });
    renderApp('/venue/venue-1');

    expect(
      await screen.findByRole('link', { name: /^Reservar Cancha 2 mañana a las 06:00, \$14\.50/ }),
    ).toHaveAttribute('href', '/booking/court-2?fecha=2026-11-21&hora=06%3A00&juego=singles');
    expect(screen.getByText('Libre mañana, precio de singles')).toBeVisible();
  });

  test('become taken on the open screen', async () => {
    const days = { '2026-11-20': { 'court-1': {}, 'court-2': {} } as Record<string, object> };
    serveDays(days as Record<string, Taken>);
    renderApp('/venue/venue-1');
    expect(await screen.findByRole('link', { name: /^Reservar Cancha 1 hoy a las 18:00/ })).toBeVisible();
    expect(await screen.findByText('Próxima hora libre: hoy a las 18:00')).toBeVisible();

    days['2026-11-20']['court-1'] = { '17:00': 'booked', '18:00': 'booked' };
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-20', timeSlot: '18:00', status: 'booked' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });

    const taken = () => screen.queryByRole('link', { name: /^Reservar Cancha 1 hoy a las 18:00/ });
    await waitFor(() => expect(taken()).not.toBeInTheDocument());
    expect(screen.getByText('Próxima hora libre: hoy a las 18:00')).toBeVisible();
  });

  test('can fail to load without hiding the courts', async () => {
    serveDays({});
    renderApp('/venue/venue-1');

    expect(await screen.findByText('2 canchas en servicio')).toBeVisible();
    expect(screen.getAllByText('Elige la cancha para ver sus horas libres.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
  });
});

describe('the line above the courts', () => {
  test('names the next hour that can be booked, and counts no court as free in the running one', async () => {
    serveDays({ '2026-11-20': evening });
    renderApp('/venue/venue-1');

    expect(await screen.findByText('Próxima hora libre: hoy a las 18:00')).toBeVisible();
    expect(screen.queryByText(/disponibles? ahora/)).not.toBeInTheDocument();
  });
});

describe('the line above the courts before opening', () => {
  standAt('2026-11-20T05:40:00-05:00');

  test('names the hour of the opening', async () => {
    serveDays({ '2026-11-20': { 'court-1': {}, 'court-2': {} } });
    renderApp('/venue/venue-1');

    expect(await screen.findByText('Abre hoy a las 6:00')).toBeVisible();
  });
});

describe('the line above the courts after closing', () => {
  standAt('2026-11-20T22:10:00-05:00');

  test.each([
    ['free', {}, 'Cerrado por hoy · Próxima hora libre: mañana a las 06:00'],
    ['all taken', 'booked', 'Cerrado por hoy · Hoy y mañana ya no quedan horas libres'],
  ] as const)('is true about tomorrow if it is %s', async (_case, tomorrow, sentence) => {
    serveDays({
      '2026-11-20': { 'court-1': {}, 'court-2': {} },
      '2026-11-21': { 'court-1': tomorrow, 'court-2': tomorrow },
    });
    renderApp('/venue/venue-1');

    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
