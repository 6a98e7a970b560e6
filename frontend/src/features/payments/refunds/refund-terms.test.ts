import { aBooking } from '../../../testing/builders';
import { refundAt, termsOfPrice } from './refund-terms';

const full = '2027-11-20T23:00:00.000Z';
const half = '2027-11-21T11:00:00.000Z';
const at = (instant: string, milliseconds = 0) => Date.parse(instant) + milliseconds;
const percentageAt = (now: number) => refundAt(aBooking(), now).applying?.percentage ?? 0;

describe('what a cancellation gives back', () => {
  it.each([
    ['a second before the first limit', at(full, -1000), 100],
    ['a millisecond before the first limit', at(full, -1), 100],
    ['at the first limit, 24 hours before the start', at(full), 50],
    ['a second after the first limit', at(full, 1000), 50],
    ['at the second limit, 12 hours before the start', at(half), 50],
    ['a millisecond after the second limit', at(half, 1), 0],
  ])('follows the frozen terms %s', (_when, now, percentage) => {
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

  it('is a part of the amount paid, not of the price', () => {
    const { terms } = refundAt(aBooking({ totalAmount: '16.50', paidAmount: '8.25' }), at(full));
    expect(terms.map(({ percentage, cents }) => [percentage, cents])).toEqual([
      [100, 825],
      [50, 413],
    ]);
  });

  it('is nothing if the booking was made too late for any term', () => {
    expect(refundAt(aBooking({ refundPolicy: [] }), at(full)).applying).toBeNull();
  });
});

describe('a time for regret', () => {
  const createdAt = '2027-11-21T02:00:00.123Z';
  const regret = {
    until: '2027-11-21T02:15:00.123Z',
    inclusive: false,
    localUntil: '2027-11-20T21:15:00',
    percentage: 100,
    amount: '16.50',
  };
  const [whole, part] = aBooking().refundPolicy;
  const shown = (...refundPolicy: (typeof regret)[]) =>
    termsOfPrice({ createdAt, refundPolicy }).map(({ regretMinutes, percentage }) => [
      regretMinutes,
      percentage,
    ]);

  it('is given in minutes after the booking', () => {
    expect(shown(regret, ...(part ? [part] : []))).toEqual([
      [15, 100],
      [null, 50],
    ]);
  });

  it('is left out if another term gives back everything for longer', () => {
    const longer = { ...regret, until: '2027-11-22T23:00:00.000Z' };
    expect(shown(regret, longer)).toEqual([[null, 100]]);
  });

  it('counts before the terms that are over', () => {
    const booking = aBooking({
      createdAt,
      refundPolicy: [regret, ...(whole ? [whole] : [])],
      paidAmount: '16.50',
    });
    expect(refundAt(booking, at(createdAt, 60_000)).applying?.cents).toBe(1650);
    expect(refundAt(booking, at(regret.until)).applying).toBeNull();
  });
});
