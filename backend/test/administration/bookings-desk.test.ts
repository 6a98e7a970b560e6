import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type BookingResponse, pay } from '../support/fixtures/payments.js';
import { askForPlace, payPlace, share } from '../support/fixtures/sharing.js';

/** A Friday, 15:00 in Guayaquil and 20:00 in UTC. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface Hour {
  timeSlot: string;
  status: string;
  booking: object | null;
  block: object | null;
}
interface Day {
  today: string;
  courts: { courtNumber: number; status: string; hours: Hour[] }[];
}
interface Page {
  items: { id: string }[];
  total: number;
}

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  await setClock('2026-11-20T20:00:00Z');
  player = new Browser(app.url);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId, { nightDoubles: 3305, nightSingles: 1650 });
});
afterAll(() => app.close());

/** Signs in again, because half an hour without a request ends an admin's session. */
async function setClock(instant: string): Promise<void> {
  clock.set(instant);
  admin = await anAdmin(app);
}

async function book(values: Record<string, unknown> = {}, browser = player) {
  const booking = { courtId, bookingDate: '2026-11-20', timeSlot: '18:00', gameType: 'singles', ...values };
  const { body } = await browser.post<BookingResponse>('/api/bookings', booking);
  return { browser, bookingId: body.id };
}
const day = async (date: string) =>
  (await admin.get<Day>(`/api/admin/venues/${venueId}/day?date=${date}`)).body;
const cancel = (bookingId: string) => admin.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: null });
const found = async (query: string) =>
  (await admin.get<Page>(`/api/admin/bookings?venueId=${venueId}&${query}`)).body.items.map(({ id }) => id);

describe('the day of a venue on the desk', () => {
  test('shows for each court which hours are free, past, booked, closing and blocked', async () => {
    await aCourt(app, venueId, { number: 2, status: 'maintenance' });
    const ana = { name: 'Ana Torres', phone: '099 123 4567', email: 'ana@example.org' };
    await player.send('PUT', '/api/session/profile', ana);
    const shared = await book({ gameType: 'doubles' });
    const { shareToken } = await share(shared);
    await payPlace(app, shared.bookingId, shareToken);
    const closing = await book({ timeSlot: '19:00' });
    await app.sql(
      `update bookings set status = 'closing', close_kind = 'venue', close_percentage = 100, closed_at = now()
        where id = $1`,
      [closing.bookingId],
    );
    const hours = { courtId, date: '2026-11-20', from: '20:00', to: '22:00', reason: 'Clase' };
    await admin.post('/api/admin/blocks', hours);

    const { today, courts } = await day('2026-11-20');
    expect(today).toBe('2026-11-20');
    expect(courts.map(({ courtNumber, status }) => [courtNumber, status])).toEqual([
      [1, 'available'],
      [2, 'maintenance'],
    ]);
    const [first] = courts;
    expect(first?.hours.map(({ status }) => status)).toEqual([
      ...Array<string>(9).fill('past'),
      'free', // 15:00 has just begun
      'free',
      'free',
      'booked',
      'closing',
      'blocked',
    ]);
    expect(first?.hours[12]).toMatchObject({
      timeSlot: '18:00',
      booking: {
        id: shared.bookingId,
        gameType: 'doubles',
        totalAmount: '33.05',
        paidAmount: '8.26',
        paymentStatus: 'partial',
        places: { paid: 1, total: 4 },
        organiserName: 'Ana Torres',
        organiserPhone: '+593991234567',
        organiserEmail: 'ana@example.org',
      },
    });
    expect(first?.hours[14]).toMatchObject({
      timeSlot: '20:00',
      durationMinutes: 120,
      booking: null,
      block: { reason: 'Clase', from: '20:00', to: '22:00' },
    });
  });

  test('returns 404 for an unknown venue', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/admin/venues/${unknown}/day?date=2026-11-20`)).status).toBe(404);
  });
});

describe('the search of the desk', () => {
  test('finds bookings by the beginning of the id, the organiser, the court, the venue and the day', async () => {
    await player.send('PUT', '/api/session/email', { email: 'Luis_Paz@example.org' });
    const { bookingId } = await book();
    const other = await book(
      { courtId: await aCourt(app, venueId, { number: 2 }), bookingDate: '2026-11-22' },
      new Browser(app.url),
    );
    const both = [other.bookingId, bookingId];
    expect(await found('')).toEqual(both);
    expect(await found(`search=${bookingId}`)).toEqual([bookingId]);
    expect(await found(`search=${bookingId.slice(0, 30)}`)).toContain(bookingId);
    expect(await found('search=luis_paz')).toEqual([bookingId]);
    expect(await found('search=luis%25paz')).toEqual([]);
    expect(await found('search=cancha 2')).toEqual([other.bookingId]);
    expect(await found('search=JARDIN')).toEqual(both);
    expect(await found('search=20/11/2026')).toEqual([bookingId]);
    expect(await found('search=20/11')).toEqual([bookingId]);
    expect(await found('search=2026-11-22')).toEqual([other.bookingId]);
    expect(await found('from=2026-11-21')).toEqual([other.bookingId]);
    expect(await found('to=2026-11-21')).toEqual([bookingId]);
    expect(await found('search=nadie')).toEqual([]);
  });

  test('finds bookings by name, phone and address of the organiser and of those who paid', async () => {
    await player.send('PUT', '/api/session/profile', { name: 'Íñigo Ñahui', phone: '099 123 4567' });
    const { bookingId, ...rest } = await book({ gameType: 'doubles' });
    await book({ timeSlot: '19:00' }, new Browser(app.url));
    const { shareToken } = await share({ bookingId, ...rest });
    const friend = new Browser(app.url);
    const who = { playerName: 'Luis Paz', playerEmail: 'luis@example.org' };
    await askForPlace(friend, bookingId, shareToken, who);
    await payPlace(app, bookingId, shareToken, friend);

    const texts = ['inigo', 'ÑAHUI', 'go ña', '099 123 4567', '0991234567', '(+593) 99-123', '1234567'];
    for (const text of texts.concat('luis paz', 'Luis@Example'))
      expect([text, await found(`search=${encodeURIComponent(text)}`)]).toEqual([text, [bookingId]]);
    for (const text of ['pérez', '0881234567', '%', 'i_igo'])
      expect([text, await found(`search=${encodeURIComponent(text)}`)]).toEqual([text, []]);
    const { body } = await admin.get<{ organiserName: string; payments: { payerName: string }[] }>(
      `/api/admin/bookings/${bookingId}`,
    );
    expect([body.organiserName, body.payments[0]?.payerName]).toEqual(['Íñigo Ñahui', 'Luis Paz']);
  });

  test('finds bookings by the status that players see', async () => {
    const played = await book({ timeSlot: '16:00' });
    const cancelled = await book({ timeSlot: '17:00' });
    const active = await book({ timeSlot: '21:00' });
    await pay(app, played);
    await pay(app, active);
    await cancel(cancelled.bookingId);
    await setClock('2026-11-20T22:00:00Z');
    for (const [status, { bookingId }] of Object.entries({ completed: played, cancelled, active }))
      expect([status, await found(`status=${status}`)]).toEqual([status, [bookingId]]);
    expect(await found('status=expired')).toEqual([]);
  });

  test('returns twenty bookings per page and the total count', async () => {
    const courts = await Promise.all([2, 3].map((number) => aCourt(app, venueId, { number })));
    for (const [index, timeSlot] of Array.from({ length: 22 }, (_, at) => [at, 6 + (at % 11)] as const))
      await book(
        {
          courtId: courts[index % 2],
          bookingDate: '2026-11-25',
          timeSlot: `${String(timeSlot).padStart(2, '0')}:00`,
        },
        new Browser(app.url),
      );
    const page = async (number: number) =>
      (await admin.get<Page>(`/api/admin/bookings?venueId=${venueId}&page=${number}`)).body;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.items.length, second.items.length, third.items.length]).toEqual([20, 2, 0]);
    expect([first.total, third.total]).toEqual([22, 22]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(22);
  });
});
