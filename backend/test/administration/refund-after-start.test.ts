import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { type BookingResponse, pay, providerOf } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { expectConsistentLedger } from '../money/provider-side.js';

/** A Friday, 15:00 in Guayaquil. */
const BEFORE = '2026-11-20T20:00:00Z';
const IN_PLAY = '2026-11-20T23:10:00Z';
const AFTER_PLAY = '2026-11-21T15:00:00Z';

const clock = new FixedClock(BEFORE);
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  await setClock(BEFORE);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId, { nightDoubles: 3305, nightSingles: 1650 });
});
afterAll(() => app.close());

/** Signs in again, because half an hour without a request ends an admin's session. */
async function setClock(instant: string): Promise<void> {
  clock.set(instant);
  admin = await anAdmin(app);
}

async function book(values: Record<string, unknown> = {}) {
  const browser = new Browser(app.url);
  const booking = { courtId, bookingDate: '2026-11-20', timeSlot: '18:00', gameType: 'singles', ...values };
  const { body } = await browser.post<BookingResponse>('/api/bookings', booking);
  return { browser, bookingId: body.id };
}
const cancel = (bookingId: string, body: object, browser = admin) =>
  browser.post<{ code?: string; refundAmount?: string; errors?: { field: string }[] }>(
    `/api/admin/bookings/${bookingId}/cancel`,
    { reason: 'Falló la luz', ...body },
  );
const refundsOf = (bookingId: string) =>
  app.sql<{ cents: number; status: string }>(
    `select amount_cents as cents, status from refunds where booking_id = $1 order by amount_cents`,
    [bookingId],
  );

describe('a refund of an hour that has begun', () => {
  test.each([
    ['while it is played', IN_PLAY, 100, 1650],
    ['after the play, in part', AFTER_PLAY, 50, 825],
  ])('gives the money back the way it came %s, with the reason', async (_when, at, percentage, cents) => {
    const booking = await book();
    const { intentId } = await pay(app, booking);
    await setClock(at);
    const { status, body } = await cancel(booking.bookingId, { refundPercentage: percentage });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refundPercentage: percentage,
      booking: { status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Falló la luz' },
    });
    await eventually(async () => {
      const sent = await providerOf(app).refunds.list({ payment_intent: intentId });
      expect(sent.data.map(({ amount }) => amount)).toEqual([cents]);
      await expectConsistentLedger(app);
    });
    const entries = await app.sql<{ after: object }>(`select after from audit_log where subject_id = $1`, [
      booking.bookingId,
    ]);
    expect(entries).toMatchObject([{ after: { reason: 'Falló la luz' } }]);
  });

  test('gives each friend the same part back', async () => {
    const booking = await book({ gameType: 'doubles' });
    const { shareToken } = await share(booking);
    for (let friend = 0; friend < 4; friend++) await payPlace(app, booking.bookingId, shareToken);
    await setClock(IN_PLAY);
    expect((await cancel(booking.bookingId, { refundPercentage: 50 })).body.refundAmount).toBe('16.53');
    await eventually(async () =>
      expect(await refundsOf(booking.bookingId)).toEqual(
        [413, 413, 413, 414].map((cents) => ({ cents, status: 'succeeded' })),
      ),
    );
  });

  test('happens once if twenty requests arrive at once', async () => {
    const booking = await book();
    const { intentId } = await pay(app, booking);
    await setClock(IN_PLAY);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        cancel(booking.bookingId, { refundPercentage: 5 * (index + 1) }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'booking_not_active')).toHaveLength(19);
    await eventually(async () => {
      expect((await providerOf(app).refunds.list({ payment_intent: intentId })).data).toHaveLength(1);
      expect(await refundsOf(booking.bookingId)).toMatchObject([{ status: 'succeeded' }]);
    });
  });

  test('needs a reason, and less than everything goes back only after the start', async () => {
    const booking = await book();
    await pay(app, booking);
    expect(await cancel(booking.bookingId, { refundPercentage: 50 })).toMatchObject({
      status: 409,
      body: { code: 'refund_is_whole' },
    });
    await setClock(IN_PLAY);
    expect(await cancel(booking.bookingId, { reason: '  ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    });
    for (const refundPercentage of [0, 101, 12.5, '50'])
      expect((await cancel(booking.bookingId, { refundPercentage })).status).toBe(400);
    expect(await refundsOf(booking.bookingId)).toEqual([]);
  });

  test('is refused three months after the play', async () => {
    const booking = await book();
    await pay(app, booking);
    await setClock('2027-02-19T00:00:01Z');
    expect(await cancel(booking.bookingId, {})).toMatchObject({
      status: 409,
      body: { code: 'refund_too_late' },
    });
  });

  test('belongs to the owner and the manager, and not to reception', async () => {
    const booking = await book();
    await pay(app, booking);
    await setClock(IN_PLAY);
    const reception = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    expect(await cancel(booking.bookingId, {}, reception.browser)).toMatchObject({
      status: 409,
      body: { code: 'booking_already_started' },
    });
    const manager = await aStaffMember(app, [{ venueId, role: 'manager' }]);
    expect((await cancel(booking.bookingId, {}, manager.browser)).status).toBe(200);
  });
});
