import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  type BookingResponse,
  booksOf,
  confirm,
  createIntent,
  intentOf,
  PAID_ONCE,
  pay,
  providerOf,
  report,
  UNPAID,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, share } from '../support/fixtures/sharing.js';
import { aVenueWithTill, tillCalls } from '../support/fixtures/tills.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, longAgo, offerTo } from '../support/fixtures/waiting.js';
import type { Commit } from './held-commit.js';
import type { KillableServer } from './killable-server.js';

type Point = readonly [when: string, prove: (server: KillableServer) => Promise<void>];
type Fate = 'committed' | 'not committed';

/** How long a test waits for what a server does by itself after its start. */
const HEALED_MS = 30_000;

const commitOf = (table: string, on: Commit['on'], when = 'true'): Commit => ({ table, on, when });
const ofBooking = ({ bookingId }: UnpaidBooking) => `new.booking_id = '${bookingId}'`;
const atProvider = (kind: string) => commitOf('stripe_sandbox.objects', 'insert', `new.kind = '${kind}'`);

/** The moments at which a server dies, and what must be true after its next start. */
export const NAMED_POINTS: readonly Point[] = [
  ['a booking is inserted and not committed', (server) => booking(server, 'not committed')],
  ['a booking is committed and its response not sent', (server) => booking(server, 'committed')],
  ['a payment is stored and the provider has no intent yet', (server) => opening(server, 'not committed')],
  ['the provider has an intent that is not recorded', (server) => opening(server, 'committed')],
  ['an intent is recorded and the payer has no response', recordedIntent],
  ['the provider has the money and it is not entered', (server) => settling(server, 'not committed')],
  ['money is entered and its payer has no response', (server) => settling(server, 'committed')],
  ['a booking is cancelled and its refund not sent', (server) => refunding(server, 'not committed')],
  ['the provider has refunded and it is not recorded', (server) => refunding(server, 'committed')],
  ['a deadline has ended the intents and not freed the hour', freeingAtDeadline],
  ['a saved card is charged at the deadline and it is not recorded', chargingAtDeadline],
  ['an hour is offered and its letter not sent', letterOfOffer],
  ['a place is ended at the provider and it is not recorded', endedPlace],
  ['balls are sold for cash and the desk has no response', soldBalls],
  ['cash is put into a till and the desk has no response', movedCash],
  ['a part is paid in cash and the desk has no response', settledPart],
];

/** The key of an interrupted request is free again after ten seconds. */
const tenSecondsLater = (app: TestApp) =>
  app.sql(`update idempotency_keys set created_at = created_at - interval '10 seconds'`);

async function intentsOf(app: TestApp, { bookingId }: UnpaidBooking): Promise<string[]> {
  const { data } = await providerOf(app).paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata['booking_id'] === bookingId).map(({ id }) => id);
}

async function booking(server: KillableServer, fate: Fate): Promise<void> {
  const { app } = server;
  const courtId = await aCourt(app, await aVenue(app));
  const player = new Browser(app.url);
  await player.post('/api/session');
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
  const key = { 'idempotency-key': randomUUID() };
  const book = () => player.post<BookingResponse & { bookingId?: string }>('/api/bookings', slot, key);
  await server.killAt(commitOf('bookings', 'insert', `new.court_id = '${courtId}'`), fate, book);

  const found = await server.app.sql<{ id: string }>('select id from bookings where court_id = $1', [
    courtId,
  ]);
  expect(found).toHaveLength(fate === 'committed' ? 1 : 0);
  await tenSecondsLater(server.app);
  const { status, body } = await book();
  const kept = await server.app.sql<{ id: string }>('select id from bookings where court_id = $1', [courtId]);
  expect(kept).toEqual([{ id: body.id ?? body.bookingId }]);
  expect(status).toBe(fate === 'committed' ? 409 : 201);
}

async function opening(server: KillableServer, fate: Fate): Promise<void> {
  const unpaid = await anUnpaidBooking(server.app);
  await server.killAt(atProvider('payment_intent'), fate, () => createIntent(unpaid));
  expect(await intentsOf(server.app, unpaid)).toHaveLength(fate === 'committed' ? 1 : 0);

  await pay(server.app, unpaid);
  expect(await intentsOf(server.app, unpaid)).toHaveLength(1);
  expect(await booksOf(server.app, unpaid.bookingId)).toEqual(PAID_ONCE);
}

async function recordedIntent(server: KillableServer): Promise<void> {
  const unpaid = await anUnpaidBooking(server.app);
  const recorded = commitOf('payments', 'update', `${ofBooking(unpaid)} and new.intent_id is not null`);
  await server.killAt(recorded, 'committed', () => createIntent(unpaid));
  expect(await booksOf(server.app, unpaid.bookingId)).toEqual(UNPAID);

  const { intentId } = await pay(server.app, unpaid);
  expect(await intentsOf(server.app, unpaid)).toEqual([intentId]);
  expect(await booksOf(server.app, unpaid.bookingId)).toEqual(PAID_ONCE);
}

async function settling(server: KillableServer, fate: Fate): Promise<void> {
  const payment = await anOpenPayment(server.app);
  const entered = commitOf('ledger_entries', 'insert', ofBooking(payment));
  await server.killAt(entered, fate, async () => {
    await confirm(server.app, payment);
    await report(payment);
  });

  expect((await report(payment)).body.paymentStatus).toBe('completed');
  expect(await booksOf(server.app, payment.bookingId)).toEqual(PAID_ONCE);
}

async function refunding(server: KillableServer, fate: Fate): Promise<void> {
  const unpaid = await anUnpaidBooking(server.app);
  const { intentId } = await pay(server.app, unpaid);
  const key = { 'idempotency-key': randomUUID() };
  const cancel = () =>
    unpaid.browser.post<{ refundAmount: string }>('/api/cancellations', { bookingId: unpaid.bookingId }, key);
  let acknowledged: string | null = null;
  await server.killAt(atProvider('refund'), fate, async () => {
    acknowledged = (await cancel()).body.refundAmount;
    throw new Error('what follows is the work of a job');
  });

  expect(acknowledged).toBe('14.50');
  expect((await cancel()).body.refundAmount).toBe('14.50');
  await eventually(async () => {
    const { data } = await providerOf(server.app).refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount, status }) => [amount, status])).toEqual([[1450, 'succeeded']]);
    const ours = await server.app.sql(
      'select status, amount_cents as cents from refunds where booking_id = $1',
      [unpaid.bookingId],
    );
    expect(ours).toEqual([{ status: 'succeeded', cents: 1450 }]);
  }, HEALED_MS);
}

/** Lets the deadline of a booking be now. */
async function comesDue({ app }: KillableServer, { bookingId }: UnpaidBooking): Promise<void> {
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  await app.sql(
    `select graphile_worker.add_job('bookings.enforce-deadline', json_build_object('bookingId', $1::text))`,
    [bookingId],
  );
}

const noResponse = () => Promise.reject(new Error('a job has no response'));

async function freeingAtDeadline(server: KillableServer): Promise<void> {
  const payment = await anOpenPayment(server.app);
  const stateAtProvider = async () =>
    (await providerOf(server.app).paymentIntents.retrieve(payment.intentId)).status;
  const freed = commitOf('bookings', 'update', `new.id = '${payment.bookingId}' and new.status = 'expired'`);
  const due = () => comesDue(server, payment).then(noResponse);
  await server.killAt(freed, 'not committed', due, async () =>
    expect(await stateAtProvider()).toBe('canceled'),
  );

  await eventually(async () => {
    const claims = await server.app.sql(
      `select status, (select count(*)::int from half_hour_claims c where c.booking_id = b.id) as held
         from bookings b where id = $1`,
      [payment.bookingId],
    );
    expect(claims).toEqual([{ status: 'expired', held: 0 }]);
  }, HEALED_MS);
}

async function chargingAtDeadline(server: KillableServer): Promise<void> {
  const { browser } = await pay(server.app, await anUnpaidBooking(server.app));
  const unpaid = await anUnpaidBooking(server.app, { browser });
  const due = () => comesDue(server, unpaid).then(noResponse);
  await server.killAt(atProvider('charge'), 'committed', due);

  await eventually(
    async () => expect(await booksOf(server.app, unpaid.bookingId)).toEqual(PAID_ONCE),
    HEALED_MS,
  );
  expect(await intentsOf(server.app, unpaid)).toHaveLength(1);
}

async function letterOfOffer(server: KillableServer): Promise<void> {
  const { app } = server;
  const venueId = await aVenue(app);
  const hour = { courtId: await aCourt(app, venueId), bookingDate: dayFromNow(5), timeSlot: '10:00' };
  const owner = new Browser(app.url);
  const { body } = await owner.post<BookingResponse>('/api/bookings', { ...hour, gameType: 'singles' });
  await longAgo(app, body.id);
  const { courtId, bookingDate: date } = hour;
  const waiter = await aWaiter(app, { venueId, courtId, date, from: '10:00', to: '10:00' });
  await server.killAt(commitOf('sent_mails', 'insert', `new.key like 'offer:%'`), 'not committed', () =>
    owner.post('/api/cancellations', { bookingId: body.id }).then(noResponse),
  );

  const offer = await offerTo(waiter);
  expect(offer?.status).toBe('open');
  await eventually(async () => {
    const letters = await readdir(join(app.config.dataDir, 'mail')).catch(() => []);
    expect(letters.filter((name) => name.startsWith('offer'))).toHaveLength(1);
  }, HEALED_MS);
  const accepted = await waiter.browser.post<BookingResponse>(`/api/offers/${offer?.token ?? ''}/accept`, {});
  expect(accepted.status).toBe(201);
}

async function endedPlace(server: KillableServer): Promise<void> {
  const doubles = await aDoublesBooking(server.app);
  const { shareToken } = await share(doubles);
  const friend = new Browser(server.app.url);
  const { body } = await askForPlace(friend, doubles.bookingId, shareToken);
  const intentId = intentOf(body.clientSecret ?? '');
  const ended = commitOf('payments', 'update', `new.intent_id = '${intentId}' and new.status = 'canceled'`);
  await server.killAt(
    ended,
    'not committed',
    () => createIntent(doubles),
    async () => {
      expect((await providerOf(server.app).paymentIntents.retrieve(intentId)).status).toBe('canceled');
    },
  );

  await eventually(async () => expect((await createIntent(doubles)).body.amount).toBe('29.05'), HEALED_MS);
  expect((await look(doubles.browser, shareToken)).pendingParticipants).toBe(0);
  await pay(server.app, doubles);
  expect((await booksOf(server.app, doubles.bookingId)).paidCents).toBe(2905);
}

/** Sends a request of the desk, is killed after its commit, and sends it again. */
async function atDesk(
  server: KillableServer,
  commit: Commit,
  request: readonly [path: string, body: object],
): Promise<{ status: number; body: Record<string, unknown> }> {
  const desk = new Browser(server.app.url);
  await desk.post('/api/admin/login', ADMIN);
  const [path, body] = request;
  const key = { 'idempotency-key': randomUUID() };
  const send = () => desk.post<Record<string, unknown>>(`/api/admin/${path}`, body, key);
  await server.killAt(commit, 'committed', send);
  await tenSecondsLater(server.app);
  return send();
}

async function anOpenTill({ app }: KillableServer) {
  const till = await aVenueWithTill(app);
  const desk = new Browser(app.url);
  await desk.post('/api/admin/login', ADMIN);
  const calls = tillCalls(desk, till.tillId);
  await calls.open('20.00');
  return { ...till, calls };
}

async function soldBalls(server: KillableServer): Promise<void> {
  const { venueId, calls } = await anOpenTill(server);
  const lines = [{ text: 'Pelotas', quantity: 2, price: '4.50' }];
  const sold = commitOf('counter_sales', 'insert', `new.venue_id = '${venueId}'`);
  const { status, body } = await atDesk(server, sold, ['counter-sales', { venueId, method: 'cash', lines }]);
  expect([status, body['amount']]).toEqual([201, '9.00']);
  expect((await calls.close('29.00')).body).toMatchObject({ cashTaken: '9.00', expected: '29.00' });
}

async function movedCash(server: KillableServer): Promise<void> {
  const { tillId, calls } = await anOpenTill(server);
  const moved = commitOf('till_movements', 'insert');
  const move = { amount: '5.00', reason: 'Cambio' };
  expect((await atDesk(server, moved, [`tills/${tillId}/movements`, move])).status).toBe(200);
  expect((await calls.close('25.00')).body).toMatchObject({ moved: '5.00', expected: '25.00' });
}

async function settledPart(server: KillableServer): Promise<void> {
  const { venueId, calls } = await anOpenTill(server);
  const courtId = await aCourt(server.app, venueId);
  const desk = new Browser(server.app.url);
  await desk.post('/api/admin/login', ADMIN);
  const sale = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
  const { body: sold } = await desk.send<{ id: string }>(
    'POST',
    '/api/admin/bookings',
    { ...sale, customer: { name: 'Ana Torres' }, payment: { kind: 'at_club' } },
    { 'idempotency-key': randomUUID() },
  );
  const taken = commitOf('payments', 'insert', `new.booking_id = '${sold.id}'`);
  const part = { method: 'cash', amount: '5.00' };
  expect((await atDesk(server, taken, [`bookings/${sold.id}/settle`, part])).status).toBe(200);
  expect((await booksOf(server.app, sold.id)).paidCents).toBe(500);
  expect((await calls.close('25.00')).body).toMatchObject({ cashTaken: '5.00', expected: '25.00' });
}
