import { aBooking } from '../../../testing/builders';
import { recheckIn, recheckOffersIn } from './recheck-in';

const now = Date.parse('2026-11-20T20:00:00Z');
const due = (instant: string) => aBooking({ paymentDueAt: instant });
const paid = aBooking({ paymentStatus: 'completed', paymentDueAt: '2026-11-20T20:30:00Z' });

describe('when the list of bookings is fetched again', () => {
  it.each([
    ['never if there are no bookings', [], false],
    ['never if everything is paid', [paid], false],
    ['at the next deadline', [due('2026-11-20T20:40:00Z'), due('2026-11-20T20:30:00Z')], 30 * 60_000],
    ['every five seconds after a deadline has passed', [due('2026-11-20T19:59:00Z')], 5000],
    [
      'every five seconds while a refund is pending',
      [due('2026-11-20T20:40:00Z'), { ...paid, refundStatus: 'pending' as const }],
      5000,
    ],
    ['never for a refund that has succeeded', [{ ...paid, refundStatus: 'succeeded' as const }], false],
  ])('the next fetch is %s', (_when, bookings, wait) => {
    expect(recheckIn(bookings, now)).toBe(wait);
  });
});

describe('when what the player waits for is fetched again', () => {
  const until = (expiresAt: string) => ({ offer: { expiresAt } });

  it.each([
    ['never without an offer', [{ offer: null }], false],
    ['when the first offer ends', [until('2026-11-20T20:12:00Z'), until('2026-11-20T20:03:00Z')], 3 * 60_000],
    ['every five seconds after the end, until the server agrees', [until('2026-11-20T19:59:00Z')], 5000],
  ])('the next fetch is %s', (_when, entries, wait) => {
    expect(recheckOffersIn(entries, now)).toBe(wait);
  });
});
