import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type BookingResponse, pay, providerOf } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';

/** A Friday, 15:00 in Guayaquil and 20:00 in UTC. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface Day {
  courts: { hours: { status: string }[] }[];
}

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { databaseUrl: null } }); // keeps the mails in a folder
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
const cancel = (bookingId: string, reason: string | null = null) =>
  admin.post<{ code?: string; message?: string; refundAmount?: string; booking?: object }>(
    `/api/admin/bookings/${bookingId}/cancel`,
    { reason },
  );
const detail = async (bookingId: string) => (await admin.get(`/api/admin/bookings/${bookingId}`)).body;

describe('a cancellation by an admin of the venue', () => {
  test('refunds everything, however late, and gives the player the reason', async () => {
    await player.send('PUT', '/api/session/email', { email: 'marta@example.org' });
    const booking = await book({ timeSlot: '16:00' });
    const { intentId } = await pay(app, booking);
    await setClock('2026-11-20T20:59:59Z');
    const { status, body } = await cancel(booking.bookingId, '  Se inundó la cancha  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refundPercentage: 100,
      refundAmount: '14.50',
      booking: { status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Se inundó la cancha' },
    });
    await eventually(async () =>
      expect((await player.get(`/api/bookings/${booking.bookingId}`)).body).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'venue',
        refundedAmount: '14.50',
        refundStatus: 'succeeded',
      }),
    );
    const refunds = await providerOf(app).refunds.list({ payment_intent: intentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([1450]);
    expect(await detail(booking.bookingId)).toMatchObject({
      organiserEmail: 'marta@example.org',
      payments: [
        {
          purpose: 'full',
          amount: '14.50',
          status: 'succeeded',
          refunds: [{ amount: '14.50', status: 'succeeded' }],
        },
      ],
    });
    await eventually(async () => {
      const letter = (await mailsTo('marta@example.org')).find(({ subject }) =>
        subject.includes('cancelada'),
      );
      expect(letter?.text).toContain('El complejo tuvo que cancelar tu reserva.');
      expect(letter?.text).toContain('Motivo: Se inundó la cancha');
      expect(letter?.text).toContain('Te devolvemos $14.50 (100% de lo pagado)');
    });
    expect((await book({ timeSlot: '16:00' }, new Browser(app.url))).bookingId).toBeDefined();
  });

  test('frees the hour, restores the use of the discount code and writes to the audit log', async () => {
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
    const entries = await app.sql(
      `select action, subject_label, before, after from audit_log where subject_id = $1`,
      [booking.bookingId],
    );
    expect(entries).toEqual([
      {
        action: 'booking.cancelled',
        subject_label: expect.stringMatching(
          /^Cancha 1 · Club Jardín · 2026-11-20 18:00 · [2-9B-Z]{3}-[2-9B-Z]{3}$/,
        ) as unknown,
        before: { status: 'active' },
        after: { status: 'cancelled', reason: null, refundAmount: '0.00' },
      },
    ]);
  });

  test('refunds each payer of a shared booking what they paid', async () => {
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

  test('takes effect once if twenty requests arrive at once: one refund, one audit entry', async () => {
    const booking = await book();
    const { intentId } = await pay(app, booking);
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(booking.bookingId)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'booking_not_active')).toHaveLength(19);
    await eventually(async () =>
      expect(await detail(booking.bookingId)).toMatchObject({ refundStatus: 'succeeded' }),
    );
    expect((await providerOf(app).refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
    const lines = await app.sql(`select 1 from audit_log where subject_id = $1`, [booking.bookingId]);
    expect(lines).toHaveLength(1);
  });

  test('is refused after the player has cancelled on their own refund terms', async () => {
    const booking = await book({ bookingDate: '2026-11-21', timeSlot: '14:00' });
    await pay(app, booking);
    await player.post('/api/cancellations', { bookingId: booking.bookingId });
    expect(await cancel(booking.bookingId)).toMatchObject({
      status: 409,
      body: { code: 'booking_not_active', message: 'Esta reserva ya no está activa.' },
    });
    expect(await detail(booking.bookingId)).toMatchObject({ cancelledBy: 'player', refundedAmount: '7.25' });
  });

  test('replaces a release that the deadline has begun', async () => {
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

async function mailsTo(to: string) {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not kept');
  return (await sender.all()).filter((mail) => mail.to === to);
}
