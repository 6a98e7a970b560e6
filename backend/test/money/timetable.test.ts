import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type BookingResponse, pay } from '../support/fixtures/payments.js';

const clock = new FixedClock('2026-10-20T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

/** The refund terms of a booking as the page shows them. */
interface ShownTerms {
  refundPolicy: { until: string; localUntil: string; amount: string }[];
}

/** Books and pays 13.05 in Madrid. Returns the booking with its refund terms. */
async function aPaidBooking(now: string, bookingDate: string, timeSlot: string) {
  clock.set(now);
  const courtId = await aCourt(app, await aVenue(app, { timeZone: 'Europe/Madrid' }), {
    daySingles: 1305,
    nightSingles: 1305,
  });
  const browser = new Browser(app.url);
  const command = { courtId, bookingDate, timeSlot, gameType: 'singles' };
  const { body } = await browser.post<BookingResponse>('/api/bookings', command);
  await pay(app, { browser, bookingId: body.id });
  const terms = (await browser.get<ShownTerms>(`/api/bookings/${body.id}`)).body.refundPolicy;
  return { browser, bookingId: body.id, terms };
}

async function cancelledAt(
  instant: number,
  booking: Awaited<ReturnType<typeof aPaidBooking>>,
): Promise<string> {
  clock.set(new Date(instant));
  const command = { bookingId: booking.bookingId };
  return (await booking.browser.post<{ refundAmount: string }>('/api/cancellations', command)).body
    .refundAmount;
}

/** The night of 25 October 2026 has 25 hours, that of 28 March 2027 has 23. */
describe.each([
  {
    change: 'the hour that is repeated in October',
    now: '2026-10-23T12:00:00Z',
    date: '2026-10-25',
    slot: '10:00',
    startsAt: '2026-10-25T09:00:00Z',
    onTheWall: ['2026-10-24T11:00:00', '2026-10-24T23:00:00'],
  },
  {
    change: 'the hour that is left out in March',
    now: '2027-03-26T12:00:00Z',
    date: '2027-03-28',
    slot: '10:00',
    startsAt: '2027-03-28T08:00:00Z',
    onTheWall: ['2027-03-27T09:00:00', '2027-03-27T21:00:00'],
  },
  {
    change: 'the hour that is left out, seen from the evening',
    now: '2027-03-26T12:00:00Z',
    date: '2027-03-28',
    slot: '21:00',
    startsAt: '2027-03-28T19:00:00Z',
    onTheWall: ['2027-03-27T20:00:00', '2027-03-28T09:00:00'],
  },
])('the refund terms across $change', ({ now, date, slot, startsAt, onTheWall }) => {
  const hours = (count: number) => Date.parse(startsAt) - count * 3_600_000;

  test('the terms end exactly 24 and 12 elapsed hours before the start', async () => {
    const { terms } = await aPaidBooking(now, date, slot);
    expect(terms.map(({ until, localUntil, amount }) => [Date.parse(until), localUntil, amount])).toEqual([
      [hours(24), onTheWall[0], '13.05'],
      [hours(12), onTheWall[1], '6.53'],
    ]);
  });

  test.each([
    [0, -1, '13.05'],
    [0, 0, '6.53'],
    [0, 1, '6.53'],
    [1, -1, '6.53'],
    [1, 0, '6.53'],
    [1, 1, '0.00'],
  ])('refund, at the end of term %i, %i seconds later, %s', async (term, secondsAfter, amount) => {
    const booking = await aPaidBooking(now, date, slot);
    const until = Date.parse(booking.terms[term]?.until ?? '');
    expect(await cancelledAt(until + secondsAfter * 1000, booking)).toBe(amount);
  });
});
