import type { BookingId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import { monthPath } from '../support/fixtures/calendar.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  createIntent,
  intentOf,
  PAID_ONCE,
  pay,
  providerOf,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { holdTotal } from './deadline-cases.js';

const [VISA, MASTERCARD] = ['pm_card_visa', 'pm_card_mastercard'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A browser whose player has paid with the card, which the provider keeps. */
const whoPaidWith = async (card: string | undefined): Promise<Browser> =>
  (await pay(app, await anUnpaidBooking(app), card)).browser;

interface Shown {
  savedCard: { last4: string } | null;
  atDeadline: string;
}
const shown = async (browser: Browser, bookingId: string): Promise<Shown> =>
  (await browser.get<Shown>(`/api/bookings/${bookingId}`)).body;

async function comeDue(bookingId: BookingId): Promise<void> {
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(bookingId);
}

/** Waits until the booking is paid, and returns the provider's customer and card of the charge. */
async function chargeOf(bookingId: string): Promise<{ customer: unknown; last4: string | undefined }> {
  const intentId = await eventually(async () => {
    const [paid] = await app.sql<{ intentId: string }>(
      `select p.intent_id as "intentId" from payments p join bookings b on b.id = p.booking_id
        where b.id = $1 and b.paid_cents = b.total_cents and p.status = 'succeeded'
        order by p.settled_at desc limit 1`,
      [bookingId],
    );
    if (!paid) throw new Error('not paid yet');
    return paid.intentId;
  });
  const expand = ['payment_method'];
  const intent = await providerOf(app).paymentIntents.retrieve(intentId, { expand });
  const method = typeof intent.payment_method === 'string' ? null : intent.payment_method;
  return { customer: intent.customer, last4: method?.card?.last4 };
}

const customerOf = async (playerId: string) =>
  (
    await app.sql<{ id: string }>(`select customer_id as id from provider_customers where player_id = $1`, [
      playerId,
    ])
  )[0]?.id;

test('the account has the bookings, payments and places of the guest, and the guest is gone', async () => {
  const account = await asAccount(app, await whoPaidWith(VISA));
  const phone = new Browser(app.url);
  const paid = await pay(app, await anUnpaidBooking(app, { browser: phone }));
  const open = await anUnpaidBooking(app, { browser: phone });
  const friends = await aDoublesBooking(app);
  const { shareToken } = await share(friends);
  await payPlace(app, friends.bookingId, shareToken, phone);
  const guestId = await playerOf(phone);
  await merge(app, guestId, account.playerId);

  const { body: mine } = await account.browser.get<{ id: string }[]>('/api/bookings/user/me');
  expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining([paid.bookingId, open.bookingId]));
  expect(mine).toHaveLength(3);
  expect((await look(account.browser, shareToken)).yourShare).toBe('paid');
  expect(await playerOf(phone)).toBe(account.playerId);
  expect(await app.sql(`select id from players where id = $1`, [guestId])).toEqual([]);
  const { status } = await account.browser.get(`/api/bookings/${paid.bookingId}/receipt`);
  expect(status).toBe(200);
});

test('the calendar of the account’s other browser shows the hours of the guest as its own', async () => {
  const account = await asAccount(app);
  const booking = await anUnpaidBooking(app);
  const [place] = await app.sql<{ venueId: string; month: string }>(
    `select venue_id as "venueId", to_char(slot_date, 'YYYY-MM') as month from bookings where id = $1`,
    [booking.bookingId],
  );
  const path = monthPath(place?.venueId ?? '', place?.month ?? '');
  const before = await account.browser.get<{ id: string }[]>(path);
  const stranger = await new Browser(app.url).get(path);
  await merge(app, await playerOf(booking.browser), account.playerId);
  const after = await account.browser.get<{ id: string }[]>(path);
  expect(before.body.map(({ id }) => id)).not.toContain(booking.bookingId);
  expect(after.body.map(({ id }) => id)).toEqual([booking.bookingId]);
  const etag = stranger.headers.get('etag') ?? '';
  const again = await new Browser(app.url).send('GET', path, undefined, { 'if-none-match': etag });
  expect(again.status).toBe(200); // the version of the month has changed
});

test('each booking is charged at its deadline to the card that it was promised', async () => {
  const account = await asAccount(app, await whoPaidWith(VISA));
  const phone = await whoPaidWith(MASTERCARD);
  const [ofAccount, ofGuest] = await Promise.all([
    anUnpaidBooking(app, account),
    anUnpaidBooking(app, { browser: phone }),
  ]);
  const guestId = await playerOf(phone);
  const [accountCustomer, guestCustomer] = await Promise.all([
    customerOf(account.playerId),
    customerOf(guestId),
  ]);
  await merge(app, guestId, account.playerId);

  const promise = (last4: string) => ({ atDeadline: 'charges_saved_card', savedCard: { last4 } });
  expect(await shown(account.browser, ofAccount.bookingId)).toMatchObject(promise('4242'));
  expect(await shown(account.browser, ofGuest.bookingId)).toMatchObject(promise('4444'));
  await Promise.all([comeDue(ofAccount.bookingId), comeDue(ofGuest.bookingId)]);
  expect(await chargeOf(ofAccount.bookingId)).toEqual({ customer: accountCustomer, last4: '4242' });
  expect(await chargeOf(ofGuest.bookingId)).toEqual({ customer: guestCustomer, last4: '4444' });
  const receipt = await account.browser.get(`/api/bookings/${ofGuest.bookingId}/receipt`);
  expect(JSON.stringify(receipt.body)).toContain('4444');
});

test('an account without a card takes over the one of the guest', async () => {
  const account = await asAccount(app);
  await anOpenPayment(app, await anUnpaidBooking(app, account)); // a customer without a card
  const phone = await whoPaidWith(MASTERCARD);
  await merge(app, await playerOf(phone), account.playerId);
  const booking = await anUnpaidBooking(app, account);
  const { body } = await createIntent(booking);
  expect(body).toMatchObject({ savedCard: { last4: '4444' } });
  const { savedCard, clientSecret } = body as unknown as {
    savedCard: { id: string };
    clientSecret: string;
  };
  const payment = { ...booking, clientSecret, intentId: intentOf(clientSecret) };
  expect((await confirm(app, payment, savedCard.id)).body).toMatchObject({ status: 'succeeded' });
  expect((await report(payment)).body).toMatchObject({ paymentStatus: 'completed' });
});

test('an open payment of the guest can still be paid, and the account then saves no foreign card', async () => {
  const account = await asAccount(app, await whoPaidWith(VISA));
  const payment = await anOpenPayment(app);
  await merge(app, await playerOf(payment.browser), account.playerId);
  expect((await confirm(app, payment, MASTERCARD)).body).toMatchObject({ status: 'succeeded' });
  expect((await report({ ...payment, browser: account.browser })).status).toBe(201);
  expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  const next = await anUnpaidBooking(app, account);
  expect(await shown(account.browser, next.bookingId)).toMatchObject({ savedCard: { last4: '4242' } });
});

test('the account that pays a booking of the guest is offered its own card', async () => {
  const account = await asAccount(app, await whoPaidWith(VISA));
  const begun = await anOpenPayment(app);
  await merge(app, await playerOf(begun.browser), account.playerId);
  const booking: UnpaidBooking = { browser: account.browser, bookingId: begun.bookingId };
  const { body } = await createIntent(booking);
  const { savedCard, clientSecret } = body as unknown as {
    savedCard: { id: string };
    clientSecret: string;
  };
  const payment = { ...booking, clientSecret, intentId: intentOf(clientSecret) };
  expect(payment.intentId).not.toBe(begun.intentId);
  expect((await confirm(app, begun)).body.error?.code).toBe('payment_intent_unexpected_state');
  expect((await confirm(app, payment, savedCard.id)).body).toMatchObject({ status: 'succeeded' });
  expect((await report(payment)).status).toBe(201);
});

test('the guarantee of a guest is captured at the deadline of the account’s booking', async () => {
  const account = await asAccount(app, await whoPaidWith(VISA));
  const booking = await anUnpaidBooking(app);
  const intentId = await holdTotal(app, booking);
  await eventually(async () =>
    expect(await shown(booking.browser, booking.bookingId)).toMatchObject({
      atDeadline: 'charges_guarantee',
    }),
  );
  await merge(app, await playerOf(booking.browser), account.playerId);
  await comeDue(booking.bookingId);
  await chargeOf(booking.bookingId);
  expect((await providerOf(app).paymentIntents.retrieve(intentId)).amount_received).toBe(1450);
});

test('a guest and an account who each pay a place of one link both keep it', async () => {
  const account = await asAccount(app);
  const phone = new Browser(app.url);
  const { bookingId, browser } = await aDoublesBooking(app);
  const { shareToken } = await share({ bookingId, browser });
  await askForPlace(account.browser, bookingId, shareToken);
  const { body } = await askForPlace(phone, bookingId, shareToken);
  const clientSecret = body.clientSecret ?? '';
  await merge(app, await playerOf(phone), account.playerId);
  expect((await look(browser, shareToken)).pendingParticipants).toBe(2);
  await confirm(app, { clientSecret, intentId: intentOf(clientSecret) });
  await eventually(async () =>
    expect((await look(account.browser, shareToken)).payers).toMatchObject([{ isYours: true }]),
  );
  expect((await look(account.browser, shareToken)).yourShare).toBe('reserved');
  expect(
    await app.sql(`select player_id as "playerId" from shares s join shared_links l on l.id = s.link_id
                    where l.booking_id = '${bookingId}' and status = 'paid'`),
  ).toEqual([{ playerId: account.playerId }]);
});

test('the limit of unpaid bookings may be exceeded by a merge, and then holds again', async () => {
  const account = await asAccount(app);
  const phone = new Browser(app.url);
  for (const browser of [account.browser, account.browser, account.browser, phone, phone])
    await anUnpaidBooking(app, { browser });
  await merge(app, await playerOf(phone), account.playerId);
  const { body } = await account.browser.get<object[]>('/api/bookings/user/me');
  expect(body).toHaveLength(5);
  await expect(anUnpaidBooking(app, account)).rejects.toThrow('too_many_unpaid');
});
