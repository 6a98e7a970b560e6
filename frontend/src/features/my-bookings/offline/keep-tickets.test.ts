import { http, HttpResponse } from 'msw';
import { forgetTickets, readTickets } from '../../../shared/offline/kept-tickets';
import { aBooking, aPart } from '../../../testing/builders';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { ageInWords } from './age';
import { keepTickets } from './keep-tickets';

standAt('2026-11-20T15:00:00-05:00');

const on = (day: string, over: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ id: day, bookingDate: `${day}T18:00:00`, startsAt: `${day}T23:00:00.000Z`, ...over });

/** Serves the calendar files and counts how often each is fetched. */
function serveCalendars() {
  const fetched: string[] = [];
  server.use(
    http.get('*/api/bookings/:id/calendar.ics', ({ params }) => {
      fetched.push(String(params['id']));
      return HttpResponse.text(`BEGIN:VCALENDAR ${String(params['id'])}`);
    }),
  );
  return fetched;
}

const kept = () => readTickets()?.tickets ?? [];

describe('the tickets that a device keeps', () => {
  test('are the coming bookings with court, hour, code and calendar file, and without price or name', async () => {
    serveCalendars();
    const played = on('2026-11-12', { status: 'completed' });
    await keepTickets([played, on('2026-11-23', { status: 'cancelled' }), on('2026-11-21')]);
    expect(kept()).toEqual([
      {
        id: '2026-11-21',
        code: 'K7M-4QX',
        day: '2026-11-21',
        timeSlot: '18:00',
        durationMinutes: 60,
        startsAt: '2026-11-21T23:00:00.000Z',
        tariff: 'night',
        court: 'Cancha 2 · Central',
        place: 'Club Las Lomas · Quito',
        game: 'singles',
        payment: 'pending',
        calendar: 'BEGIN:VCALENDAR 2026-11-21',
      },
    ]);
    expect(window.localStorage.getItem('saque-tickets')).not.toMatch(/16\.50|guest-1/);
  });

  test('include the part that a friend paid, without the name of the organiser and the amount', async () => {
    serveCalendars();
    const startsAt = '2026-11-22T15:00:00.000Z';
    await keepTickets([aPart({ startsAt }), on('2026-11-21')]);
    expect(kept().map(({ id, payment }) => [id, payment])).toEqual([
      ['2026-11-21', 'pending'],
      ['booking-2', 'part'],
    ]);
    expect(kept()[1]?.calendar).toBe('BEGIN:VCALENDAR booking-2');
    expect(window.localStorage.getItem('saque-tickets')).not.toMatch(/Ana|7\.25/);

    await keepTickets([aPart({ startsAt, refundStatus: 'pending' })]);
    expect(kept()).toMatchObject([{ id: 'booking-2', payment: 'part_refund' }]);
    await keepTickets([aPart({ startsAt, status: 'cancelled' })]);
    expect(window.localStorage).toHaveLength(0);
  });

  test('fetch a calendar file once, and again when the hour has changed', async () => {
    const fetched = serveCalendars();
    await keepTickets([on('2026-11-21')]);
    await keepTickets([on('2026-11-21', { paymentStatus: 'completed' })]);
    expect(fetched).toHaveLength(1);
    expect(kept()[0]?.payment).toBe('completed');
    await keepTickets([on('2026-11-21', { startsAt: '2026-11-22T00:00:00.000Z' })]);
    expect(fetched).toHaveLength(2);
  });

  test('are kept without their calendar file if it cannot be fetched', async () => {
    server.use(http.get('*/api/bookings/:id/calendar.ics', () => HttpResponse.error()));
    await keepTickets([on('2026-11-21')]);
    expect(kept()).toMatchObject([{ calendar: null }]);
  });

  test('are forgotten with the last coming booking, as after signing in as another person', async () => {
    serveCalendars();
    await keepTickets([on('2026-11-21')]);
    await keepTickets([]);
    expect(window.localStorage).toHaveLength(0);
  });

  test('stay forgotten if the player signs out while a calendar file is fetched', async () => {
    server.use(
      http.get('*/api/bookings/:id/calendar.ics', () => {
        forgetTickets();
        return HttpResponse.text('BEGIN:VCALENDAR');
      }),
    );
    await keepTickets([on('2026-11-21')]);
    expect(window.localStorage).toHaveLength(0);
  });

  test('end with their game', async () => {
    serveCalendars();
    await keepTickets([on('2026-11-21')]);
    const atNine = Date.parse('2026-11-21T21:00:00-05:00');
    expect(readTickets(atNine - 1)).not.toBeNull();
    expect(readTickets(atNine)).toBeNull();
  });

  test.each(['', 'no json', '{}', '{"form":2,"tickets":[]}', '{"form":1}'])(
    'are not read if another build has written %j',
    (text) => {
      window.localStorage.setItem('saque-tickets', text);
      expect(readTickets()).toBeNull();
    },
  );
});

test.each([
  [0, 'hace un momento'],
  [59, 'hace un momento'],
  [61, 'hace 1 minuto'],
  [7260, 'hace 2 horas'],
  [3 * 86_400 + 5000, 'hace 3 días'],
  [-20, 'hace un momento'],
])('the age of %i seconds is "%s"', (seconds, words) => {
  expect(ageInWords(0, seconds * 1000)).toBe(words);
});
