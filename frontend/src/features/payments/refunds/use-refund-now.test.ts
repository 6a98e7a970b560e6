import { act, renderHook } from '@testing-library/react';
import { aBooking } from '../../../testing/builders';
import { useRefundNow } from './use-refund-now';

const until = Date.parse('2027-11-20T23:00:00.000Z');
const day = 86_400_000;

beforeEach(() => jest.useFakeTimers({ now: until - 30 * day }));
afterEach(() => jest.useRealTimers());

/**
 * Returns the shown refund after moving the clock to `fromUntil` milliseconds after the first
 * limit.
 */
function refundShownAt(fromUntil: number) {
  const { result } = renderHook(() => useRefundNow(aBooking({ paidAmount: '16.50' })));
  for (let left = until + fromUntil - Date.now(); left > 0; left -= day)
    act(() => jest.advanceTimersByTime(Math.min(left, day)));
  return result.current.applying?.cents ?? 0;
}

describe('the refund on the screen', () => {
  it.each([
    ['a month before the first limit', -29 * day, 1650],
    ['a second before the first limit', -1000, 1650],
    ['at the first limit', 0, 825],
    ['at the second limit', day / 2, 825],
    ['a millisecond after the second limit', day / 2 + 1, 0],
  ])('updates without a reload to the term in force %s', (_when, fromUntil, cents) => {
    expect(refundShownAt(fromUntil)).toBe(cents);
  });
});
