import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCalendarEntry, aVenue, aVenueDay } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-21T17:25:00-05:00');

/** Serves a venue with this number of free hours by day, and the hours of 23 November. */
function serveFreeHours(free: Record<string, number>, venue = aVenue()) {
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ bookingWindowDays: 5 })),
    http.get('/api/venues/venue-1', () => HttpResponse.json(venue)),
    http.get('/api/venues/venue-1/bookings', () =>
      HttpResponse.json([aCalendarEntry({ bookingDate: '2026-11-23T18:00:00' })]),
    ),
    http.get('/api/venues/venue-1/free-hours', () =>
      HttpResponse.json(Object.entries(free).map(([date, count]) => ({ date, free: count }))),
    ),
    http.get('/api/venues/venue-1/day', ({ request }) =>
      new URL(request.url).searchParams.get('date') === '2026-11-23'
        ? HttpResponse.json(aVenueDay({ 'court-1': { '18:00': 'booked' }, 'court-2': 'booked' }))
        : HttpResponse.error(),
    ),
  );
}

const dayButton = (name: RegExp) => screen.findByRole('button', { name });

describe('booking from the calendar', () => {
  test('says for each day that can be booked how many hours are free, and for no other', async () => {
    const all = Object.fromEntries(
      Array.from({ length: 30 }, (_, day) => [`2026-11-${String(day + 1).padStart(2, '0')}`, 30]),
    );
    serveFreeHours({ ...all, '2026-11-20': 0, '2026-11-21': 1, '2026-11-22': 0 });
    const { container } = renderApp('/venue/venue-1/calendar');

    expect(await dayButton(/^21 de noviembre de 2026: 1 hora libre$/)).toHaveTextContent('');
    expect(screen.getByText('1 libre')).toBeInTheDocument();
    expect(await dayButton(/^22 de noviembre de 2026: sin horas libres$/)).toBeVisible();
    expect(screen.getByText('Sin horas')).toBeInTheDocument();
    expect(await dayButton(/^23 de noviembre de 2026: 30 horas libres, 1 reserva$/)).toBeVisible();
    expect(await dayButton(/^26 de noviembre de 2026: 30 horas libres$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^27 de noviembre/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^20 de noviembre/ })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('does not call the days of a venue without courts full', async () => {
    serveFreeHours({ '2026-11-22': 0, '2026-11-23': 0 }, aVenue({ courtCount: 0 }));
    renderApp('/venue/venue-1/calendar');

    expect(await screen.findByText('Este complejo todavía no tiene canchas.')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Noviembre 2026' })).toBeVisible();
    expect(screen.queryByText('Sin horas')).not.toBeInTheDocument();
  });

  test('leads from a day over its free hours to the booking of one', async () => {
    serveFreeHours({ '2026-11-23': 15 });
    const { user, container } = renderApp('/venue/venue-1/calendar');
    await user.click(await dayButton(/^23 de noviembre de 2026/));

    const panel = within(
      await screen.findByRole('region', { name: 'Horas libres del lunes 23 de noviembre' }),
    );
    expect(
      await panel.findByRole('link', {
        name: 'Reservar Cancha 1 el lunes 23 de noviembre a las 17:00, $14.50',
      }),
    ).toHaveAttribute('href', '/booking/court-1?fecha=2026-11-23&hora=17%3A00&juego=singles');
    expect(panel.getAllByRole('link')).toHaveLength(15);
    expect(panel.getByText('Sin horas libres')).toBeVisible();
    expect(panel.getByText(/23 de noviembre, 2026 · 18:00 · Singles/)).toBeVisible();
    await expectAccessible(container);
  });

  test('keeps the chosen day in the address', async () => {
    serveFreeHours({});
    renderApp('/venue/venue-1/calendar?mes=2026-11&dia=2026-11-23');

    expect(
      await screen.findByRole('heading', { name: 'Horas libres del lunes 23 de noviembre' }),
    ).toBeVisible();
  });

  test('counts again when another player books', async () => {
    const free = { '2026-11-23': 15 };
    serveFreeHours(free);
    renderApp('/venue/venue-1/calendar');
    await dayButton(/^23 de noviembre de 2026: 15 horas libres/);

    free['2026-11-23'] = 14;
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-23', timeSlot: '17:00', status: 'booked' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });
    expect(await dayButton(/^23 de noviembre de 2026: 14 horas libres/)).toBeVisible();
  });

  test('keeps the month and the hours of the day if asking for them again fails', async () => {
    serveFreeHours({ '2026-11-23': 15 });
    const { queryClient } = renderApp('/venue/venue-1/calendar?mes=2026-11&dia=2026-11-23');
    const hour = () =>
      screen.queryAllByRole('link', { name: /^Reservar .* el lunes 23 de noviembre a las/ }).length;
    await waitFor(() => expect(hour()).toBeGreaterThan(0));

    const path = '/api/venues/venue-1/:list';
    server.use(http.get(path, () => HttpResponse.error()));
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-23', timeSlot: '20:00', status: 'booked' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });
    const failed = () =>
      queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
    await waitFor(() => expect(failed()).toHaveLength(3));
    expect(hour()).toBeGreaterThan(0);
    expect(await dayButton(/^23 de noviembre de 2026: 15 horas libres, 1 reserva$/)).toBeVisible();
  });
});
