import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { openEventStream } from '../support/app/event-stream.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { gamesBeside, openPlaces, publicTokenOf, venueOf } from '../support/fixtures/open-games.js';
import {
  anOpenPayment,
  booksOf,
  confirm,
  intentOf,
  pay,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';

const clock = new FixedClock(new Date().toISOString());
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => clock.set(new Date()));
afterAll(() => app.close());

const stranger = () => new Browser(app.url);
const places = async ({ bookingId }: UnpaidBooking) =>
  (await gamesBeside(app, bookingId)).map((game) => game.places);

async function finish({ clientSecret }: { clientSecret: string | null }): Promise<string | undefined> {
  const secret = clientSecret ?? '';
  return (await confirm(app, { intentId: intentOf(secret), clientSecret: secret })).body.status;
}

describe('an open game', () => {
  test('is listed at its venue with what a place costs, under another token than that of the group', async () => {
    const booking = await aDoublesBooking(app, 2905);
    expect(await places(booking)).toEqual([]);
    const opened = await openPlaces(booking, 2);
    expect(opened.body).toMatchObject({ status: 'open', access: 'group', openPlaces: 2 });
    const [game] = await gamesBeside(app, booking.bookingId);
    expect(game).toMatchObject({ timeSlot: '10:00', gameType: 'doubles', places: 2, amount: '7.26' });
    expect(game?.shareToken).not.toBe(opened.body.shareToken);
    expect((await share(booking)).shareToken).toBe(opened.body.shareToken);
  });

  test('makes no payment link of a booking that was never shared and that is closed to all', async () => {
    const booking = await aDoublesBooking(app);
    const closed = await openPlaces(booking, 0);
    expect([closed.status, closed.body.code]).toEqual([404, 'shared_link_not_found']);
    const links = `select id from shared_links where booking_id = $1`;
    expect(await app.sql(links, [booking.bookingId])).toEqual([]);
  });

  test('is opened and closed by its organiser alone', async () => {
    const booking = await aDoublesBooking(app);
    const { shareToken } = await share(booking);
    const friend = stranger();
    await payPlace(app, booking.bookingId, shareToken, friend);
    for (const browser of [friend, stranger()])
      expect((await openPlaces({ ...booking, browser }, 1)).status).toBe(404);
    expect(await places(booking)).toEqual([]);
  });

  test('takes a player who pays without an account, and then counts one place less', async () => {
    const booking = await aDoublesBooking(app, 2905);
    const token = await publicTokenOf(app, booking, 2);
    const player = stranger();
    expect(await payPlace(app, booking.bookingId, token, player)).toBe('7.26');
    expect(await places(booking)).toEqual([1]);
    expect(await look(player, token)).toMatchObject({ yourShare: 'paid', access: 'public' });
    expect((await player.get<{ userId: string }>('/api/session')).body.userId).toMatch(/^shared-part/);
    expect((await booksOf(app, booking.bookingId)).paidCents).toBe(726);
    const receipt = await player.get<object[]>(`/api/shared-payment-links/${token}/receipt`);
    expect(receipt.body).toHaveLength(1);
  });

  test('names no one to the public, and the group to those who have paid', async () => {
    const booking = await aDoublesBooking(app);
    const { shareToken } = await share(booking);
    const friend = stranger();
    await askForPlace(friend, booking.bookingId, shareToken, { playerName: 'Zenobia Paz' });
    await payPlace(app, booking.bookingId, shareToken, friend);
    const token = await publicTokenOf(app, booking, 2);
    const read = async (browser: Browser) =>
      JSON.stringify((await browser.get(`/api/shared-payment-links/${token}`)).body);
    expect(await read(stranger())).not.toContain('Zenobia');
    expect(await read(stranger())).not.toContain(shareToken);
    const member = stranger();
    await payPlace(app, booking.bookingId, token, member);
    expect(await read(member)).toContain('Zenobia');
    expect(await read(member)).not.toContain(shareToken);
  });

  test('ends when the organiser pays the rest', async () => {
    const booking = await aDoublesBooking(app, 2905);
    const token = await publicTokenOf(app, booking, 2);
    await pay(app, booking);
    expect(await places(booking)).toEqual([]);
    expect(await look(stranger(), token)).toMatchObject({ status: 'complete', openPlaces: 0 });
    const late = await askForPlace(stranger(), booking.bookingId, token);
    expect([late.status, late.body.code]).toEqual([409, 'shared_link_complete']);
  });

  test('ends at the deadline', async () => {
    const booking = await aDoublesBooking(app);
    const token = await publicTokenOf(app, booking, 2);
    const [game] = await gamesBeside(app, booking.bookingId);
    clock.set(new Date(Date.parse(game?.closesAt ?? '') - 1));
    expect(await places(booking)).toEqual([2]);
    clock.set(new Date(game?.closesAt ?? ''));
    expect(await places(booking)).toEqual([]);
    const late = await askForPlace(stranger(), booking.bookingId, token);
    expect([late.status, late.body.code]).toEqual([409, 'shared_link_expired']);
  });

  test('ends when its booking is cancelled', async () => {
    const booking = await aDoublesBooking(app);
    await publicTokenOf(app, booking, 1);
    await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
    expect(await places(booking)).toEqual([]);
  });

  test('reaches open screens of its venue and of all venues within a second', async () => {
    const booking = await aDoublesBooking(app);
    const streams = await Promise.all(
      [`/api/venues/${await venueOf(app, booking.bookingId)}/events`, '/api/search/events'].map((path) =>
        openEventStream(app.url + path),
      ),
    );
    const heard = (times: number) =>
      eventually(() => {
        for (const stream of streams)
          expect(stream.received().split('event: message').length - 1).toBeGreaterThanOrEqual(times);
      }, 1000);
    const token = await publicTokenOf(app, booking, 1);
    await heard(1);
    await askForPlace(stranger(), booking.bookingId, token);
    await heard(2);
    await openPlaces(booking, 0);
    await heard(3);
    for (const stream of streams) stream.close();
  });
});

describe('the last open place', () => {
  test('goes to one of 20 strangers, and no other one is charged', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => askForPlace(stranger(), booking.bookingId, token)),
    );
    const [won, ...others] = asked.sort((a, b) => a.status - b.status);
    expect(won?.status).toBe(201);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['share_being_paid']));
    expect(await places(booking)).toEqual([]);
    await finish(won?.body ?? { clientSecret: null });
    await eventually(async () => expect((await booksOf(app, booking.bookingId)).paidCents).toBe(725));
    const late = await askForPlace(stranger(), booking.bookingId, token);
    expect([late.status, late.body.code]).toEqual([409, 'no_open_place']);
    expect(late.body.message).toContain('No se te cobró nada');
    const payments = await app.sql(`select 1 from payments where booking_id = $1`, [booking.bookingId]);
    expect(payments).toHaveLength(1);
  }, 30_000);

  test('stays with the player who is paying it when the organiser closes the game', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    const player = stranger();
    const held = await askForPlace(player, booking.bookingId, token);
    expect((await openPlaces(booking, 0)).body).toMatchObject({ openPlaces: 0, pendingParticipants: 1 });
    expect(await look(player, token)).toMatchObject({ status: 'open', yourShare: 'reserved' });
    expect((await look(stranger(), token)).status).toBe('complete');
    expect(await finish(held.body)).toBe('succeeded');
    await eventually(async () => expect((await booksOf(app, booking.bookingId)).paidCents).toBe(725));
    await eventually(async () => expect((await look(player, token)).yourShare).toBe('paid'));
  });

  test('is either taken or closed if both happen at once', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const booking = await aDoublesBooking(app, 2900);
      const token = await publicTokenOf(app, booking, 1);
      const player = stranger();
      await player.send('PUT', '/api/session/email', { email: 'eva@example.org' });
      const [asked] = await Promise.all([
        askForPlace(player, booking.bookingId, token),
        openPlaces(booking, 0),
      ]);
      outcomes.add(asked.body.code ?? 'taken');
      expect(await places(booking)).toEqual([]);
      const { yourShare, status } = await look(player, token);
      expect([yourShare, status]).toEqual(asked.status === 201 ? ['reserved', 'open'] : ['none', 'complete']);
      if (asked.status === 201) expect(await finish(asked.body)).toBe('succeeded');
    }
    expect([...outcomes].every((outcome) => ['taken', 'no_open_place'].includes(outcome))).toBe(true);
  }, 30_000);
});

describe('the token of an open game', () => {
  test('takes no place that the organiser keeps for the group', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    await payPlace(app, booking.bookingId, token);
    const refused = await askForPlace(stranger(), booking.bookingId, token);
    expect([refused.status, refused.body.code]).toEqual([409, 'no_open_place']);
    const { shareToken } = await share(booking);
    expect(await payPlace(app, booking.bookingId, shareToken)).toBe('7.25');
  });

  test('does not disturb the payment of the organiser when the game is closed', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    await openPlaces(booking, 0);
    const everything = await anOpenPayment(app, booking);
    expect((await askForPlace(stranger(), booking.bookingId, token)).body.code).toBe('no_open_place');
    expect((await confirm(app, everything)).body.status).toBe('succeeded');
    await eventually(async () => expect((await booksOf(app, booking.bookingId)).paidCents).toBe(2900));
  });

  test('opens no other booking', async () => {
    const [one, other] = [await aDoublesBooking(app), await aDoublesBooking(app)];
    const token = await publicTokenOf(app, one, 1);
    expect((await askForPlace(stranger(), other.bookingId, token)).status).toBe(404);
  });
});

test('a booking that is paid, or whose link is full, cannot be opened', async () => {
  const paid = await aDoublesBooking(app);
  await pay(app, paid);
  expect((await openPlaces(paid, 1)).body.code).toBe('booking_already_paid');
  const shared = await aDoublesBooking(app);
  await share(shared);
  await pay(app, shared);
  expect((await openPlaces(shared, 1)).body.code).toBe('shared_link_complete');
});
