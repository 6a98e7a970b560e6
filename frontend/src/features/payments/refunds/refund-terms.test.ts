import { aBooking } from '../../../shared/testing/builders';
import { refundAt } from './refund-terms';

const full = '2027-11-20T23:00:00.000Z';
const half = '2027-11-21T11:00:00.000Z';
const at = (instant: string, milliseconds = 0) => Date.parse(instant) + milliseconds;
const percentageAt = (now: number) => refundAt(aBooking(), now).applying?.percentage ?? 0;

describe('what a cancellation gives back', () => {
  it.each([
    ['a second before the first printed instant', at(full, -1000), 100],
    ['a millisecond before it', at(full, -1), 100],
    ['at it, which is 24 hours and no more', at(full), 50],
    ['a second after it', at(full, 1000), 50],
    ['at the second printed instant, which is 12 hours still', at(half), 50],
    ['a millisecond after it', at(half, 1), 0],
  ])('%s', (_when, now, percentage) => {
    expect(percentageAt(now)).toBe(percentage);
  });

  it.each([
    ['13.05', 653],
    ['29.05', 1453],
    ['7.26', 363],
    ['0.00', 0],
  ])('is half of the $%s that were paid, rounded half up to %d cents', (paidAmount, cents) => {
    expect(refundAt(aBooking({ paidAmount }), at(full)).applying?.cents).toBe(cents);
  });

  it('has amounts of what was paid, not of the price', () => {
    const { terms } = refundAt(aBooking({ totalAmount: '16.50', paidAmount: '8.25' }), at(full));
    expect(terms.map(({ percentage, cents }) => [percentage, cents])).toEqual([
      [100, 825],
      [50, 413],
    ]);
  });

  it('is nothing where the booking was made too late for any term', () => {
    expect(refundAt(aBooking({ refundPolicy: [] }), at(full)).applying).toBeNull();
  });
});
