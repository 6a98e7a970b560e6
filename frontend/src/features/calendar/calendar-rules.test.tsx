import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VenueRules } from '../../shared/model/venue-rules';
import { expectAccessible } from '../../testing/accessibility';
import { aCalendarEntry, aVenue, aVenueDay } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-21T17:25:00-05:00');

const closed = { exceptions: [{ date: '2026-11-24', open: [], reason: 'Torneo' }] };

/** Serves the calendar of a venue with rules of its own. It is closed on 24 November. */
function serveCalendar(rules: Partial<VenueRules>) {
  const day = aVenueDay({ 'court-1': 'booked' });
  const entry = { ...aCalendarEntry({ bookingDate: '2026-11-23T18:30:00' }), timeSlot: '18:30' };
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json({ ...aVenue(), ...rules })),
    http.get('/api/venues/venue-1/bookings', () => HttpResponse.json([{ ...entry, durationMinutes: 90 }])),
    http.get('/api/venues/venue-1/free-hours', () =>
      HttpResponse.json(
        [22, 23, 24, 25].map((date) => ({ date: `2026-11-${date}`, free: date === 24 ? 0 : 9 })),
      ),
    ),
    http.get('/api/venues/venue-1/day', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      const isClosed = date === '2026-11-24';
      return HttpResponse.json(isClosed ? { ...day, opening: [], note: 'Torneo' } : aVenueDay());
    }),
  );
  return renderApp('/venue/venue-1/calendar');
}

const dayButton = (name: RegExp) => screen.findByRole('button', { name });

describe('the calendar of a venue with rules of its own', () => {
  test('calls a day closed on which the venue does not open, and says why', async () => {
    const { user, container } = serveCalendar(closed);
    await user.click(await dayButton(/^24 de noviembre de 2026: cerrado$/));

    expect(await screen.findByText('El complejo no abre este día: Torneo.')).toBeVisible();
    expect(screen.getByText('Cerrado')).toBeInTheDocument();
    await expectAccessible(container);
  });

  test('offers only the days that the venue opens', async () => {
    serveCalendar({ windowDays: 2 });

    expect(await dayButton(/^23 de noviembre de 2026: 9 horas libres/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^25 de noviembre/ })).not.toBeInTheDocument();
  });

  test('names start and end of a play that is not one hour', async () => {
    serveCalendar({});
    expect(await screen.findByText(/18:30 a 20:00 · Singles/)).toBeVisible();
  });

  test('names the length that the price of a free hour is for, if it is not one hour', async () => {
    const { user } = serveCalendar({ lengths: [90, 60] });
    await user.click(await dayButton(/^23 de noviembre de 2026/));
    expect(
      await screen.findByText('Precio de singles por 1 h 30 min. Toca una hora para reservarla.'),
    ).toBeVisible();
  });
});
