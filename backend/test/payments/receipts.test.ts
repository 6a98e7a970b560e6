import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, payPlace, share } from '../support/fixtures/sharing.js';

interface Payment {
  amount: string;
  refundedAmount: string;
  isYours: boolean;
  payerName: string | null;
  card: { brand: string; last4: string } | null;
  reference: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const receipt = async (browser: Browser, bookingId: string) =>
  (await browser.get<Payment[]>(`/api/bookings/${bookingId}/receipt`)).body;

test('the receipt of a booking names amount, card, instant and reference of its payment', async () => {
  const booking = await anUnpaidBooking(app);
  expect(await receipt(booking.browser, booking.bookingId)).toEqual([]);
  const { intentId } = await pay(app, booking);
  expect(await receipt(booking.browser, booking.bookingId)).toEqual([
    {
      id: expect.any(String) as unknown,
      amount: '14.50',
      refundedAmount: '0.00',
      paidAt: expect.stringMatching(/Z$/) as unknown,
      isYours: true,
      payerName: null,
      method: 'card',
      card: { brand: 'visa', last4: '4242' },
      reference: intentId,
    },
  ]);
});

test('the receipt shows what was refunded after a cancellation', async () => {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () =>
    expect(await receipt(booking.browser, booking.bookingId)).toMatchObject([
      { amount: '14.50', refundedAmount: '14.50' },
    ]),
  );
});

describe('the payments of friends', () => {
  test("show the organiser all payments without card and reference, and each friend the friend's own", async () => {
    const booking = await aDoublesBooking(app, 2900);
    const { shareToken } = await share(booking);
    const friend = new Browser(app.url);
    await askForPlace(friend, booking.bookingId, shareToken, { playerName: 'Luis Paz' });
    await payPlace(app, booking.bookingId, shareToken, friend);
    expect(await receipt(booking.browser, booking.bookingId)).toMatchObject([
      { amount: '7.25', isYours: false, payerName: 'Luis', card: null, reference: null },
    ]);
    const ofLink = `/api/shared-payment-links/${shareToken}/receipt`;
    expect((await friend.get<Payment[]>(ofLink)).body).toMatchObject([
      { amount: '7.25', isYours: true, card: { brand: 'visa', last4: '4242' } },
    ]);
    expect((await new Browser(app.url).get(ofLink)).body).toEqual([]);
  });

  test('give the calendar file of the match to the holder of the link', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const { shareToken } = await share(booking);
    const { status, headers, body } = await new Browser(app.url).get<string>(
      `/api/shared-payment-links/${shareToken}/calendar.ics`,
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const unfolded = body.replace(/\r\n[ \t]/g, '');
    expect(unfolded).toContain(`UID:${booking.bookingId}`);
    expect(unfolded).toContain(`/shared-payment/${shareToken}`);
    expect(unfolded).not.toContain('/my-bookings');
  });
});
