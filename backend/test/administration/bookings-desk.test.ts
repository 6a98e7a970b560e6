import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type BookingAnswer, pay, providerOf } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';

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
  app = await startTestApp({ clock, config: { databaseUrl: null } }); // which keeps the letters
});
beforeEach(async () => {
  await standAt('2026-11-20T20:00:00Z');
  player = new Browser(app.url);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId, { nightDoubles: 3305, nightSingles: 1650 });
});
afterAll(() => app.close());

/** Half an hour without a call ends an admin's session. */
async function standAt(instant: string): Promise<void> {
  clock.set(instant);
  admin = await anAdmin(app);
}

async function book(values: Record<string, unknown> = {}, browser = player) {
  const wish = { courtId, bookingDate: '2026-11-20', timeSlot: '18:00', gameType: 'singles', ...values };
  const { body } = await browser.post<BookingAnswer>('/api/bookings', wish);
  return { browser, bookingId: body.id };
}
const day = async (date: string) =>
  (await admin.get<Day>(`/api/admin/venues/${venueId}/day?date=${date}`)).body;
const cancel = (bookingId: string, reason: string | null = null) =>
  admin.post<{ code?: string; message?: string; refundAmount?: string; booking?: object }>(
    `/api/admin/bookings/${bookingId}/cancel`,
    { reason },
  );
const detail = async (bookingId: string) => (await admin.get(`/api/admin/bookings/${bookingId}`)).body;
const found = async (query: string) =>
  (await admin.get<Page>(`/api/admin/bookings?venueId=${venueId}&${query}`)).body.items.map(({ id }) => id);

describe('the day of a venue', () => {
  test('tells what is free, past, booked, closing and blocked, court by court', async () => {
    await aCourt(app, venueId, { number: 2, status: 'maintenance' });
    await player.send('PUT', '/api/session/email', { email: 'ana@example.org' });
    const shared = await book({ gameType: 'doubles' });
    const { shareToken } = await share(shared);
    await payPlace(app, shared.bookingId, shareToken);
    const closing = await book({ timeSlot: '19:00' });
    await app.sql(
      `update bookings set status = 'closing', close_kind = 'venue', close_percentage = 100, closed_at = now()
        where id = $1`,
      [closing.bookingId],
    );
    const hours = { courtId, date: '2026-11-20', firstSlot: '20:00', lastSlot: '21:00', reason: 'Clase' };
    await admin.post('/api/admin/blocks', hours);

    const { today, courts } = await day('2026-11-20');
    expect(today).toBe('2026-11-20');
    expect(courts.map(({ courtNumber, status }) => [courtNumber, status])).toEqual([
      [1, 'available'],
      [2, 'maintenance'],
    ]);
    const [first] = courts;
    expect(first?.hours.map(({ status }) => status)).toEqual([
      ...Array<string>(10).fill('past'),
      ...['free', 'free', 'booked', 'closing', 'blocked', 'blocked'],
    ]);
    expect(first?.hours[12]).toMatchObject({
      timeSlot: '18:00',
      booking: {
        ...{ id: shared.bookingId, gameType: 'doubles', totalAmount: '33.05', paidAmount: '8.26' },
        ...{ paymentStatus: 'partial', places: { paid: 1, total: 4 }, organiserEmail: 'ana@example.org' },
      },
    });
    expect(first?.hours[15]).toMatchObject({ booking: null, block: { reason: 'Clase', firstSlot: '20:00' } });
  });

  test('of a venue that is not there is not found', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect((await admin.get(`/api/admin/venues/${unknown}/day?date=2026-11-20`)).status).toBe(404);
  });
});

describe('a booking is found', () => {
  test('by the beginning of its id, the organiser, the court, the venue and its day', async () => {
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
    expect(await found('search=2026-11-22')).toEqual([other.bookingId]);
    expect(await found('from=2026-11-21')).toEqual([other.bookingId]);
    expect(await found('to=2026-11-21')).toEqual([bookingId]);
    expect(await found('search=nadie')).toEqual([]);
  });

  test('by its status as players see it', async () => {
    const played = await book({ timeSlot: '16:00' });
    const cancelled = await book({ timeSlot: '17:00' });
    const active = await book({ timeSlot: '21:00' });
    await pay(app, played);
    await pay(app, active);
    await cancel(cancelled.bookingId);
    await standAt('2026-11-20T22:00:00Z');
    for (const [status, { bookingId }] of Object.entries({ completed: played, cancelled, active }))
      expect([status, await found(`status=${status}`)]).toEqual([status, [bookingId]]);
    expect(await found('status=expired')).toEqual([]);
  });

  test('twenty to a page, with how many there are', async () => {
    const courts = await Promise.all([2, 3].map((number) => aCourt(app, venueId, { number })));
    for (const [index, timeSlot] of Array.from({ length: 22 }, (_, at) => [at, 6 + (at % 11)] as const))
      await book(
        {
          ...{ courtId: courts[index % 2], bookingDate: '2026-11-25' },
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

describe('cancelling for the venue', () => {
  test('gives everything back, however late, and says why to the player', async () => {
    await player.send('PUT', '/api/session/email', { email: 'marta@example.org' });
    const booking = await book({ timeSlot: '16:00' });
    const { intentId } = await pay(app, booking);
    await standAt('2026-11-20T20:59:59Z');
    const { status, body } = await cancel(booking.bookingId, '  Se inundó la cancha  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refundPercentage: 100,
      refundAmount: '14.50',
      booking: { status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Se inundó la cancha' },
    });
    await eventually(async () =>
      expect((await player.get(`/api/bookings/${booking.bookingId}`)).body).toMatchObject({
        ...{ status: 'cancelled', cancelledBy: 'venue', refundedAmount: '14.50', refundStatus: 'succeeded' },
      }),
    );
    const refunds = await providerOf(app).refunds.list({ payment_intent: intentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1450]);
    expect(await detail(booking.bookingId)).toMatchObject({
      organiserEmail: 'marta@example.org',
      payments: [
        {
          ...{ purpose: 'full', amount: '14.50', status: 'succeeded' },
          refunds: [{ amount: '14.50', status: 'succeeded' }],
        },
      ],
    });
    await eventually(async () => {
      const letter = (await keptFor('marta@example.org')).find(({ subject }) =>
        subject.includes('cancelada'),
      );
      expect(letter?.text).toContain('El complejo tuvo que cancelar tu reserva.');
      expect(letter?.text).toContain('Motivo: Se inundó la cancha');
      expect(letter?.text).toContain('Te devolvemos $14.50 (100 % de lo pagado)');
    });
    expect((await book({ timeSlot: '16:00' }, new Browser(app.url))).bookingId).toBeDefined();
  });

  test('frees the hour, gives the use of the code back, and is kept in the audit', async () => {
    const code = `LLUVIA-${Date.now()}`;
    await admin.post('/api/admin/discount-codes', { code, type: 'percentage', value: '50', maxUsage: 1 });
    const booking = await book();
    await player.post('/api/create-payment-intent', { bookingId: booking.bookingId, discountCode: code });
    expect((await cancel(booking.bookingId)).status).toBe(200);
    await eventually(async () =>
      expect((await day('2026-11-20')).courts[0]?.hours[12]).toMatchObject({ status: 'free' }),
    );
    expect(await app.sql(`select usage_count from discount_codes where code = $1`, [code])).toEqual([
      { usage_count: 0 },
    ]);
    const kept = await app.sql(
      `select action, subject_label, before, after from audit_log where subject_id = $1`,
      [booking.bookingId],
    );
    expect(kept).toEqual([
      {
        ...{ action: 'booking.cancelled', subject_label: 'Cancha 1 · Club Jardín · 2026-11-20 18:00' },
        ...{ before: { status: 'active' } },
        after: { status: 'cancelled', reason: null, refundAmount: '0.00' },
      },
    ]);
  });

  test('a shared booking gives each payer back what they paid', async () => {
    const booking = await book({ gameType: 'doubles' });
    const { shareToken } = await share(booking);
    for (let friend = 0; friend < 3; friend++) await payPlace(app, booking.bookingId, shareToken);
    expect((await cancel(booking.bookingId)).body.refundAmount).toBe('24.78');
    await eventually(async () => {
      const refunded = await app.sql<{ cents: number }>(
        `select amount_cents as cents from refunds where booking_id = $1 and status = 'succeeded'`,
        [booking.bookingId],
      );
      expect(refunded.map(({ cents }) => cents)).toEqual([826, 826, 826]);
    });
  });

  test('twenty at once cancel once: one refund, one line in the audit', async () => {
    const booking = await book();
    const { intentId } = await pay(app, booking);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(booking.bookingId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'booking_not_active')).toHaveLength(19);
    await eventually(async () =>
      expect(await detail(booking.bookingId)).toMatchObject({ refundStatus: 'succeeded' }),
    );
    expect((await providerOf(app).refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
    const lines = await app.sql(`select 1 from audit_log where subject_id = $1`, [booking.bookingId]);
    expect(lines).toHaveLength(1);
  });

  test('never takes back half of what a player gave up on their own terms', async () => {
    const booking = await book({ bookingDate: '2026-11-21', timeSlot: '14:00' });
    await pay(app, booking);
    await player.post('/api/cancellations', { bookingId: booking.bookingId });
    expect(await cancel(booking.bookingId)).toMatchObject({
      status: 409,
      body: { code: 'booking_not_active', message: 'Esta reserva ya no está activa.' },
    });
    expect(await detail(booking.bookingId)).toMatchObject({ cancelledBy: 'player', refundedAmount: '7.25' });
  });

  test('comes too late once the hour has begun', async () => {
    const booking = await book({ timeSlot: '16:00' });
    await pay(app, booking);
    await standAt('2026-11-20T21:00:00Z');
    expect(await cancel(booking.bookingId)).toMatchObject({
      status: 409,
      body: { code: 'booking_already_started' },
    });
    expect(await detail(booking.bookingId)).toMatchObject({ status: 'active', payments: [{ refunds: [] }] });
  });

  test('goes before the deadline where both come at once', async () => {
    const booking = await book();
    await app.sql(
      `update bookings set status = 'closing', close_kind = 'deadline', close_percentage = 100, closed_at = $2
        where id = $1`,
      [booking.bookingId, clock.now()],
    );
    expect((await cancel(booking.bookingId)).status).toBe(200);
    await eventually(async () =>
      expect(await detail(booking.bookingId)).toMatchObject({ status: 'cancelled', cancelledBy: 'venue' }),
    );
  });
});

async function keptFor(to: string) {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not kept');
  return (await sender.all()).filter((mail) => mail.to === to);
}
