import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  intentOf,
  pay,
  providerOf,
  report,
} from '../support/fixtures/payments.js';
import {
  aDoublesBooking,
  askForPlace,
  look,
  payPlace,
  requestLink,
  share,
} from '../support/fixtures/sharing.js';
import { repeatWhileBusy } from '../support/repeat-while-busy.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('three friends pay their places and the organiser pays the rest, to the cent', async () => {
  const booking = await aDoublesBooking(app, 2905);
  const link = await share(booking);
  expect(link).toMatchObject({ amountPerPerson: '7.26', maxParticipants: 4, currentParticipants: 0 });
  const paid = [];
  for (let friend = 0; friend < 3; friend++)
    paid.push(await payPlace(app, booking.bookingId, link.shareToken));
  expect(paid).toEqual(['7.26', '7.26', '7.26']);
  const intents = await app.sql<{ id: string }>(
    `select intent_id as id from payments where booking_id = $1`,
    [booking.bookingId],
  );
  for (const { id } of intents)
    // a friend's card is not saved
    expect((await providerOf(app).paymentIntents.retrieve(id)).setup_future_usage).toBeNull();
  expect(await look(booking.browser, link.shareToken)).toMatchObject({
    amountPerPerson: '7.27',
    currentParticipants: 3,
    status: 'open',
  });
  await pay(app, booking);
  expect((await booksOf(app, booking.bookingId)).paidCents).toBe(2905);
  expect((await look(new Browser(app.url), link.shareToken)).status).toBe('complete');
});

test('the token shows link, booking and court, but not who booked', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const { body } = await new Browser(app.url).get<{ booking: { court: object }; court: object }>(
    `/api/shared-payment-links/${shareToken}`,
  );
  expect(Object.keys(body)).toEqual(['link', 'booking', 'court']);
  expect(body.court).toEqual(body.booking.court);
  expect(body.court).toMatchObject({ courtNumber: 1, name: expect.any(String) });
  expect(JSON.stringify(body)).not.toMatch(/userId|playerId/);
});

test('a link for singles has two places', async () => {
  const link = await share(await anUnpaidBooking(app));
  expect(link).toMatchObject({ maxParticipants: 2, amountPerPerson: '7.25' });
});

test('requesting the link again returns the same link', async () => {
  const booking = await aDoublesBooking(app);
  expect(await share(booking)).toEqual(await share(booking));
});

test('a link that is requested three times at once is one link', async () => {
  const booking = await aDoublesBooking(app);
  const held = `select from bookings where id = '${booking.bookingId}' for update`;
  await whileLocked(app.databaseUrl, held, async (commit) => {
    const impatient = { ...booking, browser: booking.browser.impatient() };
    const links = [1, 2, 3].map(() => repeatWhileBusy(() => requestLink(impatient)));
    await eventually(async () => expect(await app.sql(LOCK_WAITS)).toHaveLength(3));
    await commit();
    const tokens = (await Promise.all(links)).map(({ body: { shareToken } }) => shareToken);
    expect(tokens).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/./)));
    expect(new Set(tokens).size).toBe(1);
  });
});

test('the table of links refuses a second link of a booking', async () => {
  const booking = await aDoublesBooking(app);
  await share(booking);
  const copy = `insert into shared_links (id, booking_id, places, expires_at, created_at)
    select gen_random_uuid(), booking_id, places, expires_at, created_at from shared_links where booking_id = $1`;
  await expect(app.sql(copy, [booking.bookingId])).rejects.toThrow('shared_links_booking_id_key');
});

test('one of 50 people who request the last place can pay and the others have to wait', async () => {
  const booking = await aDoublesBooking(app, 2900);
  const { shareToken } = await share(booking);
  for (let friend = 0; friend < 3; friend++) await payPlace(app, booking.bookingId, shareToken);
  const crowd = Array.from({ length: 50 }, () => new Browser(app.url));
  const responses = await Promise.all(
    crowd.map((browser) => askForPlace(browser, booking.bookingId, shareToken)),
  );
  const offered = responses.filter(({ status }) => status === 201);
  expect(offered).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.code))).toEqual(new Set([undefined, 'share_being_paid']));
  const clientSecret = offered[0]?.body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  await eventually(async () => expect((await booksOf(app, booking.bookingId)).paidCents).toBe(2900));
  const late = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
  expect([late.status, late.body.code]).toEqual([409, 'shared_link_complete']);
}, 30_000);

test('a friend who returns gets the same place', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  const first = await askForPlace(friend, booking.bookingId, shareToken);
  const second = await askForPlace(friend, booking.bookingId, shareToken);
  expect(second.body.clientSecret).toBe(first.body.clientSecret);
  const seen = await look(friend, shareToken);
  expect(seen.pendingParticipants).toBe(1);
  const minutesHeld = (Date.parse(seen.yourShareHeldUntil ?? '') - Date.now()) / 60_000;
  expect(minutesHeld).toBeGreaterThan(9);
  expect(minutesHeld).toBeLessThanOrEqual(10);
  expect((await look(new Browser(app.url), shareToken)).yourShareHeldUntil).toBeNull();
});

test('a browser that asks for a place twice at the same time holds one place', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await friend.send('PUT', '/api/session/email', { email: 'eva@example.org' }); // starts a session
  const asked = await Promise.all([1, 2, 3].map(() => askForPlace(friend, booking.bookingId, shareToken)));
  expect(new Set(asked.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect((await look(friend, shareToken)).pendingParticipants).toBe(1);
});

test('friends on one Wi-Fi who pay at the same moment all succeed', async () => {
  const booking = await aDoublesBooking(app, 2905);
  const { shareToken } = await share(booking);
  const paid = await Promise.all([1, 2, 3, 4].map(() => payPlace(app, booking.bookingId, shareToken)));
  expect(paid.sort()).toEqual(['7.26', '7.26', '7.26', '7.27']);
  expect((await look(booking.browser, shareToken)).status).toBe('complete');
});

test('a friend who takes a place ends an earlier payment of the whole amount', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const everything = await anOpenPayment(app, booking);
  await app.sql(`update shared_links set rest_held_until = null`);
  await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
  const confirmed = await confirm(app, everything);
  expect(confirmed.body.error?.code).toBe('payment_intent_unexpected_state');
});

test('the organiser pays although two strangers hold both places, who are not charged', async () => {
  const booking = await anUnpaidBooking(app);
  const { shareToken } = await share(booking);
  const strangers = [new Browser(app.url), new Browser(app.url)];
  const held = await Promise.all(
    strangers.map((stranger) => askForPlace(stranger, booking.bookingId, shareToken)),
  );
  const { clientSecret, intentId } = await anOpenPayment(app, booking);
  for (const { body } of held) {
    const late = { intentId: intentOf(body.clientSecret ?? ''), clientSecret: body.clientSecret ?? '' };
    expect((await confirm(app, late)).body.error?.code).toBe('payment_intent_unexpected_state');
  }
  // The organiser may take a place instead.
  expect((await look(booking.browser, shareToken)).restHeldUntil).toBeNull();
  for (const stranger of strangers) {
    expect(await look(stranger, shareToken)).toMatchObject({
      yourShare: 'none',
      pendingParticipants: 0,
      restHeldUntil: expect.stringMatching(/^2\d{3}-.*Z$/),
    });
    const again = await askForPlace(stranger, booking.bookingId, shareToken);
    expect([again.status, again.body.code]).toEqual([409, 'rest_being_paid']);
  }
  await confirm(app, { intentId, clientSecret });
  expect((await report({ ...booking, intentId })).status).toBe(201);
  expect(await booksOf(app, booking.bookingId)).toMatchObject({ paidCents: 1450 });
  expect(await look(booking.browser, shareToken)).toMatchObject({ status: 'complete', restHeldUntil: null });
});

test('a wrong token opens no link', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const forged = `${shareToken.slice(0, -2)}${shareToken.endsWith('AA') ? 'BB' : 'AA'}`;
  const other = new Browser(app.url);
  expect((await other.get(`/api/shared-payment-links/${forged}`)).status).toBe(404);
  expect((await askForPlace(other, booking.bookingId, forged)).status).toBe(404);
  expect((await other.post('/api/shared-payment-links', { bookingId: booking.bookingId })).status).toBe(404);
});

test('a token pays a place of its own booking only, and reports nothing for another', async () => {
  const [shared, other] = [await aDoublesBooking(app), await aDoublesBooking(app)];
  const { shareToken } = await share(shared);
  await share(other);
  const friend = new Browser(app.url);
  const wrong = await askForPlace(friend, other.bookingId, shareToken);
  expect([wrong.status, wrong.body.code]).toEqual([404, 'shared_link_not_found']);
  expect((await look(friend, shareToken)).pendingParticipants).toBe(0);
  const { body } = await askForPlace(friend, shared.bookingId.toUpperCase(), shareToken);
  const clientSecret = body.clientSecret ?? '';
  const paid = { ...other, browser: friend, intentId: intentOf(clientSecret) };
  await confirm(app, { intentId: paid.intentId, clientSecret });
  const misreported = await report(paid, { shareToken });
  expect([misreported.status, misreported.body.code]).toEqual([404, 'shared_link_not_found']);
  expect((await report({ ...paid, ...shared, browser: friend }, { shareToken })).status).toBe(201);
});

test('the guarantee holds the total and is released when all places are paid', async () => {
  const booking = await aDoublesBooking(app, 2900);
  const { body } = await booking.browser.post<{ clientSecret: string }>('/api/create-payment-intent', {
    bookingId: booking.bookingId,
    purpose: 'guarantee',
  });
  const intentId = intentOf(body.clientSecret);
  await confirm(app, { intentId, clientSecret: body.clientSecret });
  await eventually(async () => {
    const { body: view } = await booking.browser.get(`/api/bookings/${booking.bookingId}`);
    expect(view).toMatchObject({ atDeadline: 'charges_guarantee', paidAmount: '0.00' });
  });
  const { shareToken } = await share(booking);
  for (let friend = 0; friend < 4; friend++) await payPlace(app, booking.bookingId, shareToken);
  await eventually(async () => {
    expect((await providerOf(app).paymentIntents.retrieve(intentId)).status).toBe('canceled');
  });
});
