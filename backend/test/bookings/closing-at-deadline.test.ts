import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 15:00 in Guayaquil and 20:00 in UTC. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

let app: TestApp;
let venueId: string;
let player: Browser;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  venueId = await aVenue(app);
  player = new Browser(app.url);
});
afterAll(() => app.close());

/**
 * Books 18:00 of today and leaves the booking in the state in which the given kind of closing
 * begins.
 */
async function aClosingBooking(closeKind: 'deadline' | 'player'): Promise<string> {
  const courtId = await aCourt(app, venueId);
  const { body } = await player.post<{ id: string }>('/api/bookings', {
    courtId,
    bookingDate: '2026-11-20',
    timeSlot: '18:00',
    gameType: 'singles',
  });
  await app.sql(
    `update bookings set status = 'closing', close_kind = $2, close_percentage = 100, closed_at = $3
      where id = $1`,
    [body.id, closeKind, clock.now()],
  );
  return body.id;
}

const idsAt = async (browser: Browser, path: string) =>
  (await browser.get<{ id: string }[]>(path)).body.map(({ id }) => id);

/** Returns how many bookings of today the dashboard counts. */
async function bookingsOnDashboard(): Promise<number> {
  const admin = await anAdmin(app);
  const { body } = await admin.get<{ bookings: { today: number } }>('/api/admin/dashboard');
  return body.bookings.today;
}

test('a booking that its deadline is closing stays in the calendar and in the bookings of today', async () => {
  const before = await bookingsOnDashboard();
  const bookingId = await aClosingBooking('deadline');
  expect((await player.get(`/api/bookings/${bookingId}`)).body).toMatchObject({ status: 'active' });
  expect(await idsAt(player, `/api/venues/${venueId}/bookings?year=2026&month=11`)).toEqual([bookingId]);
  expect(await idsAt(await anAdmin(app), '/api/bookings/today')).toContain(bookingId);
  expect(await bookingsOnDashboard()).toBe(before + 1);
});

test('a booking that its player is cancelling is in neither of them', async () => {
  const bookingId = await aClosingBooking('player');
  expect((await player.get(`/api/bookings/${bookingId}`)).body).toMatchObject({ status: 'cancelled' });
  expect(await idsAt(player, `/api/venues/${venueId}/bookings?year=2026&month=11`)).toEqual([]);
  expect(await idsAt(await anAdmin(app), '/api/bookings/today')).not.toContain(bookingId);
});
