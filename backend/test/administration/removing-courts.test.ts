import type { BookingId, CourtId } from '../../src/kernel/domain/ids.js';
import { CancelBookingsOfCourt } from '../../src/modules/bookings/application/cancel-bookings-of-court.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { confirm, intentOf, type OfferResponse, pay, providerOf } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';
import { auditOf, statusOf } from './audit.js';

/** A Friday, 15:00 in Guayaquil. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface Removal {
  futureBookings: number;
  refundAmount: string;
  code?: string;
}

let app: TestApp;
let admin: Browser;
let venueId: string;
let courtId: CourtId;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { databaseUrl: null } }); // keeps the mails in a folder
});
beforeEach(async () => {
  clock.set('2026-11-20T20:00:00Z');
  admin = await anAdmin(app);
  venueId = await aVenue(app, { name: 'Centro' });
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

async function book(
  timeSlot: string,
  { browser = new Browser(app.url), court = courtId, date = '2026-11-21', gameType = 'singles' } = {},
) {
  const booking = { courtId: court, bookingDate: date, timeSlot, gameType };
  const { status, body } = await browser.post<{ id: BookingId }>('/api/bookings', booking);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { browser, bookingId: body.id };
}
const preview = async (what: 'courts' | 'venues', id: string) =>
  (await admin.get<Removal>(`/api/admin/${what}/${id}/removal`)).body;
const remove = (what: 'courts' | 'venues', id: string) => admin.send<Removal>('DELETE', `/api/${what}/${id}`);
const eventuallyCancelled = (...bookingIds: string[]) =>
  eventually(async () => {
    for (const bookingId of bookingIds) expect(await statusOf(app, bookingId)).toBe('cancelled');
  });
const refundsOf = async (bookingId: string) =>
  (
    await app.sql<{ cents: number }>(
      `select amount_cents as cents from refunds where booking_id = $1 and status = 'succeeded' order by 1`,
      [bookingId],
    )
  ).map(({ cents }) => cents);

test('the preview counts the upcoming bookings, and the removal cancels and refunds them all', async () => {
  const paid = await book('18:00');
  await pay(app, paid);
  const shared = await book('19:00', { gameType: 'doubles' });
  const { shareToken } = await share(shared);
  await payPlace(app, shared.bookingId, shareToken);
  const unpaid = await book('20:00');

  const expected = { futureBookings: 3, refundAmount: '24.75' }; // 16.50 and a quarter of 33.00
  expect(await preview('courts', courtId)).toEqual(expected);
  const { status, body } = await remove('courts', courtId);
  expect([status, body]).toEqual([200, expected]);

  await eventuallyCancelled(paid.bookingId, shared.bookingId, unpaid.bookingId);
  await eventually(async () => {
    expect(await refundsOf(paid.bookingId)).toEqual([1650]);
    expect(await refundsOf(shared.bookingId)).toEqual([825]);
  });
  expect(await refundsOf(unpaid.bookingId)).toEqual([]);
  expect(await app.sql(`select 1 from half_hour_claims where court_id = $1`, [courtId])).toEqual([]);
});

test('removing a court releases a held guarantee without charging it', async () => {
  const { browser, bookingId } = await book('18:00', { gameType: 'doubles' });
  const { body } = await browser.post<OfferResponse>('/api/create-payment-intent', {
    bookingId,
    purpose: 'guarantee',
  });
  const clientSecret = body.clientSecret ?? '';
  const intentId = intentOf(clientSecret);
  await confirm(app, { intentId, clientSecret });
  await browser.post('/api/payments', { bookingId, stripePaymentIntentId: intentId });
  const { shareToken } = await share({ browser, bookingId });
  await payPlace(app, bookingId, shareToken);

  expect((await remove('courts', courtId)).body).toEqual({ futureBookings: 1, refundAmount: '8.25' });
  await eventuallyCancelled(bookingId);
  await eventually(async () => expect(await refundsOf(bookingId)).toEqual([825]));
  expect((await providerOf(app).paymentIntents.retrieve(intentId)).status).toBe('canceled');
});

test('a payer with an open card form can no longer be charged after the removal', async () => {
  const { browser, bookingId } = await book('18:00');
  const { body } = await browser.post<OfferResponse>('/api/create-payment-intent', { bookingId });
  const clientSecret = body.clientSecret ?? '';
  await remove('courts', courtId);
  await eventuallyCancelled(bookingId);
  const late = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(late.body.error?.code).toBe('payment_intent_unexpected_state');
});

test('a removal one minute before the hour begins still refunds everything', async () => {
  const { browser, bookingId } = await book('18:00', { date: '2026-11-20' });
  await pay(app, { browser, bookingId });
  clock.set('2026-11-20T22:59:00Z');
  admin = await anAdmin(app);
  expect((await remove('courts', courtId)).body.refundAmount).toBe('16.50');
  await eventually(async () => expect(await refundsOf(bookingId)).toEqual([1650]));
});

test('a removal leaves started, played and cancelled bookings as they are', async () => {
  const playing = await book('16:00', { date: '2026-11-20' });
  await pay(app, playing);
  const givenUp = await book('17:00', { date: '2026-11-20' });
  await pay(app, givenUp);
  await givenUp.browser.post('/api/cancellations', { bookingId: givenUp.bookingId });
  clock.set('2026-11-20T21:30:00Z');
  admin = await anAdmin(app);
  const nothing = { futureBookings: 0, refundAmount: '0.00' };
  expect(await preview('courts', courtId)).toEqual(nothing);
  expect((await remove('courts', courtId)).body).toEqual(nothing);
  expect(await statusOf(app, playing.bookingId)).toBe('active');
  expect(await refundsOf(givenUp.bookingId)).toEqual([]);
});

test('the discount code of a booking that the venue cancels can be used again', async () => {
  await admin.post('/api/admin/discount-codes', {
    code: 'UNAVEZ',
    type: 'percentage',
    value: '10',
    maxUsage: 1,
  });
  const { browser, bookingId } = await book('18:00');
  await browser.post('/api/create-payment-intent', { bookingId, discountCode: 'UNAVEZ' });
  await remove('courts', courtId);
  await eventually(async () => {
    const [code] = await app.sql(`select usage_count as uses from discount_codes where code = 'UNAVEZ'`);
    expect(code).toEqual({ uses: 0 });
  });
});

test('the player learns of the cancellation in the booking and in a letter', async () => {
  const { browser, bookingId } = await book('18:00');
  await browser.send('PUT', '/api/session/email', { email: 'eva@example.org' });
  await pay(app, { browser, bookingId });
  await remove('venues', venueId);
  await eventually(async () =>
    expect((await browser.get(`/api/bookings/${bookingId}`)).body).toMatchObject({
      status: 'cancelled',
      refundedAmount: '16.50',
      refundStatus: 'succeeded',
      court: { name: 'Cancha 1', courtNumber: 1 },
      venue: { name: 'Centro' },
    }),
  );
  const { body } = await browser.get<{ id: string }[]>('/api/bookings/user/me');
  expect(body.map(({ id }) => id)).toEqual([bookingId]);
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not kept');
  await eventually(async () => {
    const letters = (await sender.all()).filter(({ to }) => to === 'eva@example.org');
    const letter = letters.find(({ text }) => text.includes('$16.50 (100% de lo pagado)'));
    expect(letter?.text).toContain('Centro');
  });
});

test('open calendars of the venue are notified that the hour is free', async () => {
  const { bookingId } = await book('18:00');
  const leave = new AbortController();
  const stream = await fetch(`${app.url}/api/venues/${venueId}/events`, { signal: leave.signal });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk as Uint8Array);
  })().catch(() => undefined);
  await remove('courts', courtId);
  await eventuallyCancelled(bookingId);
  await eventually(() => expect(heard).toContain('"status":"available"'));
  leave.abort();
  await reading;
});

test('a deleted court is no longer listed, and its venue still is', async () => {
  const other = await aCourt(app, venueId, { number: 2 });
  await remove('courts', courtId);
  const player = new Browser(app.url);
  for (const path of [`/api/courts/${courtId}`, `/api/courts/${courtId}/availability?date=2026-11-21`])
    expect([path, (await player.get(path)).status]).toEqual([path, 404]);
  const listed = async (path: string) => (await player.get<{ id: string }[]>(path)).body.map(({ id }) => id);
  expect(await listed('/api/courts')).not.toContain(courtId);
  expect(await listed(`/api/venues/${venueId}/courts`)).toEqual([other]);
  expect((await player.get(`/api/venues/${venueId}`)).body).toMatchObject({ courtCount: 1 });
});

test('a deleted venue and its courts are no longer listed', async () => {
  const second = await aCourt(app, venueId, { number: 2 });
  const bookings = [await book('18:00'), await book('18:00', { court: second })];
  for (const booking of bookings) await pay(app, booking);
  const expected = { futureBookings: 2, refundAmount: '33.00' };
  expect(await preview('venues', venueId)).toEqual(expected);
  expect((await remove('venues', venueId)).body).toEqual(expected);
  const player = new Browser(app.url);
  for (const path of ['', '/courts', '/bookings?year=2026&month=11', '/events'])
    expect([path, (await player.get(`/api/venues/${venueId}${path}`)).status]).toEqual([path, 404]);
  for (const court of [courtId, second]) expect((await player.get(`/api/courts/${court}`)).status).toBe(404);
  const { body } = await player.get<{ id: string }[]>('/api/venues');
  expect(body.map(({ id }) => id)).not.toContain(venueId);
  await eventuallyCancelled(...bookings.map(({ bookingId }) => bookingId));
});

test('a second deletion of the same court or venue returns 404', async () => {
  const [first, second] = await Promise.all([remove('courts', courtId), remove('courts', courtId)]);
  expect([first.status, second.status].sort()).toEqual([200, 404]);
  expect(await preview('courts', courtId)).toMatchObject({ code: 'court_not_found' });
  await remove('venues', venueId);
  expect(await preview('venues', venueId)).toMatchObject({ code: 'venue_not_found' });
  expect((await remove('venues', venueId)).status).toBe(404);
});

test('the audit log keeps what was deleted', async () => {
  await remove('courts', courtId);
  const second = await aCourt(app, venueId, { number: 2 });
  await remove('venues', venueId);
  expect(await auditOf(app, courtId)).toEqual([
    {
      by: 'ana',
      action: 'court.archived',
      type: 'court',
      label: 'Cancha 1 · Centro',
      after: null,
      before: expect.objectContaining({ name: 'Cancha 1', daySinglesPrice: '14.50' }) as object,
    },
  ]);
  expect(await auditOf(app, venueId)).toEqual([
    {
      by: 'ana',
      action: 'venue.archived',
      type: 'venue',
      label: 'Centro',
      after: null,
      before: expect.objectContaining({ name: 'Centro', courts: ['2 · Cancha 2'] }) as object,
    },
  ]);
  expect(await auditOf(app, second)).toEqual([]);
});

test('handling the event of an archived court twice refunds once', async () => {
  const { browser, bookingId } = await book('18:00');
  await pay(app, { browser, bookingId });
  await remove('courts', courtId);
  await eventually(async () => expect(await refundsOf(bookingId)).toEqual([1650]));
  await app.get(CancelBookingsOfCourt).execute(courtId, clock.now());
  expect(await app.sql(`select 1 from refunds where booking_id = $1`, [bookingId])).toHaveLength(1);
});
