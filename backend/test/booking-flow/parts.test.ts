import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { UnpaidBooking } from '../support/fixtures/payments.js';
import { leave, look, aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Part {
  id: string;
  paidAmount: string;
  refundedAmount: string;
  refundStatus: string;
  shareToken: string | null;
}

const partsOf = async (browser: Browser) => (await browser.get<Part[]>('/api/booking-parts')).body;

async function aSharedMatch(): Promise<UnpaidBooking & { friend: Browser; shareToken: string }> {
  const booking = await aDoublesBooking(app, 2900);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, shareToken, friend);
  return { ...booking, friend, shareToken };
}

describe('the parts of a friend who paid', () => {
  test("name the match and the payer's money, and are listed for no other player", async () => {
    const { browser, bookingId, friend, shareToken } = await aSharedMatch();
    const other = new Browser(app.url);
    await payPlace(app, bookingId, shareToken, other);
    expect(await partsOf(friend)).toMatchObject([
      { id: bookingId, paidAmount: '7.25', refundedAmount: '0.00', refundStatus: 'none', status: 'active' },
    ]);
    expect(JSON.stringify(await partsOf(friend))).not.toContain('29.00');
    expect(await partsOf(browser)).toEqual([]);
    expect(await partsOf(new Browser(app.url))).toEqual([]);
  });

  test('add up if one player pays two places', async () => {
    const { bookingId, friend, shareToken } = await aSharedMatch();
    await payPlace(app, bookingId, shareToken, friend);
    expect(await partsOf(friend)).toMatchObject([{ id: bookingId, paidAmount: '14.50' }]);
  });

  test('name the refund when the organiser cancels, but not why', async () => {
    const { browser, bookingId, friend } = await aSharedMatch();
    await browser.post('/api/cancellations', { bookingId, cancellationReason: 'Estoy enfermo' });
    expect(await partsOf(friend)).toMatchObject([
      { status: 'cancelled', cancellationReason: null, shareToken: null },
    ]);
    await eventually(async () =>
      expect(await partsOf(friend)).toMatchObject([
        { refundedAmount: '7.25', refundStatus: 'succeeded', cancelledBy: 'player' },
      ]),
    );
  });

  test('lead to the payment table while the game is ahead, and the friend leaves from there', async () => {
    const { bookingId, friend } = await aSharedMatch();
    const [part] = await partsOf(friend);
    const token = part?.shareToken ?? '';
    expect(await look(friend, token)).toMatchObject({ yourShare: 'paid', payers: [{ isYours: true }] });
    expect(await look(new Browser(app.url), token)).toMatchObject({ yourShare: 'none', payers: [] });
    expect(await leave(friend, bookingId, token)).toMatchObject({
      status: 200,
      body: { refundAmount: '7.25' },
    });
    expect(await partsOf(friend)).toEqual([]);
  });

  test("have the payer's receipt and a calendar file, and open nothing else of the booking", async () => {
    const { bookingId, friend } = await aSharedMatch();
    expect(await friend.get(`/api/bookings/${bookingId}/receipt`)).toMatchObject({
      status: 200,
      body: [{ amount: '7.25', isYours: true, card: { last4: '4242' } }],
    });
    expect((await friend.get(`/api/bookings/${bookingId}/calendar.ics`)).status).toBe(200);
    expect((await friend.get(`/api/bookings/${bookingId}`)).status).toBe(404);
    expect((await friend.post('/api/cancellations', { bookingId })).status).toBe(404);
    const stranger = new Browser(app.url);
    await stranger.post('/api/session');
    for (const path of ['receipt', 'calendar.ics'])
      expect((await stranger.get(`/api/bookings/${bookingId}/${path}`)).status).toBe(404);
  });
});
