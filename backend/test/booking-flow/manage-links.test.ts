import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { PlayerId } from '../../src/kernel/domain/ids.js';
import { PlayerRecords } from '../../src/modules/players/index.js';
import { ManageLinks } from '../../src/modules/manage-links/index.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { linkOf, type ManagedResponse, playerOf } from '../support/fixtures/manage.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

const open = async (link: string, browser = new Browser(app.url)) =>
  (await browser.get<ManagedResponse>(link)).body;

/** Books doubles for Ana, and a friend pays a place. Returns the friend's browser. */
async function aFriendsPart(): Promise<UnpaidBooking & { friend: Browser }> {
  const booking = await aDoublesBooking(app, 2900);
  await booking.browser.send('PUT', '/api/session/profile', {
    name: 'Ana Torres',
    email: 'ana.torres@example.org',
  });
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, shareToken, friend);
  return { ...booking, friend };
}

/** Gives what belongs to a guest to an account, as a sign-in does. */
const moved = (guestId: PlayerId, accountId: PlayerId) =>
  app.get(UnitOfWork).run(async () => {
    await app.sql('delete from sessions where player_id = $1', [guestId]);
    await app.get(PlayerRecords).moveAll(guestId, accountId);
  });

describe('the link of a letter', () => {
  test('is the same in each letter to one recipient, and only its hash is stored', async () => {
    const { browser, bookingId, friend } = await aFriendsPart();
    const [link, again, ofFriend] = [
      await linkOf(app, bookingId, browser),
      await linkOf(app, bookingId, browser),
      await linkOf(app, bookingId, friend),
    ];
    expect(again).toBe(link);
    expect(ofFriend).not.toBe(link);
    const token = link.split('/').at(-1) ?? '';
    const stored = JSON.stringify(await app.sql('select * from manage_links'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('is one for letters that are written at the same moment', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const playerId = await playerOf(browser);
    const urls = await Promise.all(
      Array.from({ length: 8 }, () => app.get(ManageLinks).urlFor(bookingId, playerId)),
    );
    expect(new Set(urls).size).toBe(1);
  });

  test('opens in any browser, and opening it changes nothing and makes no session', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const link = await linkOf(app, bookingId, browser);
    const before = await tableContents(app);
    const { status, headers, body } = await new Browser(app.url).get<ManagedResponse>(link);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(body).toMatchObject({ booking: { paymentStatus: 'pending' }, part: null, isOrganiser: false });
    expect((await open(link, browser)).isOrganiser).toBe(true);
    expect(await tableContents(app)).toEqual(before);
  });

  test('shows a forwarded reader no card, no reference and no address of the organiser', async () => {
    const booking = await anUnpaidBooking(app);
    await booking.browser.send('PUT', '/api/session/profile', { email: 'secret@example.org' });
    await pay(app, booking);
    const { body } = await new Browser(app.url).get<object>(
      await linkOf(app, booking.bookingId, booking.browser),
    );
    expect(body).toMatchObject({ payments: [{ amount: '14.50', card: null, reference: null }] });
    const shown = JSON.stringify(body);
    for (const secret of ['secret@', 'example.org', '4242', 'pi_']) expect(shown).not.toContain(secret);
  });

  test("shows a friend the friend's part and nothing of the others", async () => {
    const { browser, bookingId, friend } = await aFriendsPart();
    const { body } = await new Browser(app.url).get<object>(await linkOf(app, bookingId, friend));
    expect(body).toMatchObject({
      booking: null,
      part: { organiserName: 'Ana', paidAmount: '7.25', refundStatus: 'none', status: 'active' },
      payments: [{ amount: '7.25' }],
      canGetCode: false,
    });
    const shown = JSON.stringify(body);
    for (const secret of ['Torres', 'example.org', '29.00', await playerOf(browser)])
      expect(shown).not.toContain(secret);
  });

  test('has a calendar file that leads back to it', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const link = await linkOf(app, bookingId, browser);
    const { body } = await new Browser(app.url).get<string>(`${link}/calendar.ics`);
    const unfolded = body.replace(/\r\n[ \t]/g, '');
    expect(unfolded).toContain(`UID:${bookingId}`);
    expect(unfolded).toContain(link.replace('/api/manage/', '/reserva/'));
  });
});

describe('a link that is not ours', () => {
  const guess = (token: string) => new Browser(app.url).get<ManagedResponse>(`/api/manage/${token}`);

  test.each(['nope', 'A'.repeat(22), 'A'.repeat(43), '%20', '..%2f'])(
    'is not found with the text %s',
    async (token) => {
      expect(await guess(token)).toMatchObject({ status: 404, body: { code: 'manage_link_not_found' } });
    },
  );

  test('can be guessed thirty times from one network address, and good links wait as well', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const link = await linkOf(app, bookingId, browser);
    for (let attempt = 0; attempt < 30; attempt++) expect((await guess(`guess-${attempt}`)).status).toBe(404);
    expect(await guess('one-more')).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect((await new Browser(app.url).get(link)).status).toBe(429);
  });
});

describe('the links of a guest who signs in', () => {
  test('open for the account, and later letters contain the same link', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const account = new Browser(app.url);
    const link = await linkOf(app, bookingId, browser);
    await moved(await playerOf(browser), await playerOf(account));
    expect(await open(link, account)).toMatchObject({ booking: { status: 'active' }, isOrganiser: true });
    expect(await linkOf(app, bookingId, account)).toBe(link);
  });

  test('stay valid if the account has one of the same booking', async () => {
    const { browser, bookingId, friend } = await aFriendsPart();
    const [ofOrganiser, ofFriend] = [
      await linkOf(app, bookingId, browser),
      await linkOf(app, bookingId, friend),
    ];
    await moved(await playerOf(friend), await playerOf(browser));
    for (const link of [ofOrganiser, ofFriend])
      expect(await open(link)).toMatchObject({ booking: { status: 'active' }, part: null });
    expect(await linkOf(app, bookingId, browser)).toBe(ofOrganiser);
  });
});

test('the links of a player end with the player’s data, and those of friends go on', async () => {
  const { browser, bookingId, friend } = await aFriendsPart();
  const [ofOrganiser, ofFriend] = [
    await linkOf(app, bookingId, browser),
    await linkOf(app, bookingId, friend),
  ];
  const playerId = await playerOf(browser);
  await browser.post('/api/cancellations', { bookingId });
  await eventually(async () => expect((await open(ofFriend)).part?.refundStatus).toBe('succeeded'));
  await app.get(UnitOfWork).run(() => app.get(PlayerRecords).eraseAll(playerId, new Date()));
  expect((await new Browser(app.url).get(ofOrganiser)).status).toBe(404);
  expect(await open(ofFriend)).toMatchObject({ part: { organiserName: null, paidAmount: '7.25' } });
});
