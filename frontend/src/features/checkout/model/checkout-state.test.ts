import { aBooking } from '../../../testing/builders';
import { bookingAmounts } from './booking-amounts';
import { checkoutState, recheckIn } from './checkout-state';

const [over, ahead] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];

describe('the state of a checkout', () => {
  it.each([
    [{ status: 'active', paymentStatus: 'pending' }, 'open'],
    [{ status: 'active', paymentStatus: 'partial' }, 'open'],
    [{ status: 'active', paymentStatus: 'completed' }, 'paid'],
    [{ status: 'completed', paymentStatus: 'completed' }, 'paid'],
    [{ status: 'completed', paymentStatus: 'pending', paymentDueAt: over }, 'played'],
    [{ status: 'completed', paymentStatus: 'partial', paymentDueAt: ahead }, 'open'],
    [{ status: 'cancelled', paymentStatus: 'completed' }, 'cancelled'],
    [{ status: 'expired', paymentStatus: 'partial' }, 'expired'],
  ] as const)('is, for a booking with %j, %s', (standing, state) => {
    expect(checkoutState(aBooking(standing))).toBe(state);
  });
});

describe('when an open booking is fetched again', () => {
  const due = Date.parse('2026-11-20T20:40:00.000Z');
  const booking = aBooking({ paymentDueAt: '2026-11-20T20:40:00.000Z' });

  it.each([
    ['at its deadline', due - 3_540_000, 3_540_000],
    ['every 5 seconds after its deadline', due + 1000, 5000],
  ])('the next fetch is %s', (_, now, wait) => {
    expect(recheckIn(booking, now)).toBe(wait);
  });

  it('is never for an unknown booking or one that can no longer be paid', () => {
    expect(recheckIn(undefined, due)).toBe(false);
    expect(recheckIn({ ...booking, status: 'expired' }, due)).toBe(false);
  });
});

describe('the amounts of a booking', () => {
  it('are the price, the discount, the total, the paid and the missing amount', () => {
    const booking = aBooking({ totalAmount: '26.10', discountAmount: '2.90', paidAmount: '13.05' });

    expect(bookingAmounts(booking)).toEqual({
      price: 2900,
      discount: 290,
      total: 2610,
      paid: 1305,
      missing: 1305,
    });
  });

  it('never contain a negative missing amount', () => {
    expect(bookingAmounts(aBooking({ totalAmount: '10.00', paidAmount: '12.00' })).missing).toBe(0);
  });
});
