import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { type AdminId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents, ZERO } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import {
  BookingAlreadyStarted,
  ReasonNeeded,
  RefundBeyondTerms,
  RefundIsWhole,
  RefundTooLate,
} from './booking-errors.js';
import { blockAfter } from './hour-block.js';
import { type VenueCancellation, venuePercentage } from './venue-cancellation.js';

/** A paid booking from 18:00 to 19:00 on the next day. */
const PAID = { ...Booking.place(placementOf()).snapshot(), paidCents: toCents(1650) };
const START = PAID.startsAt;
const IN_HALF = addHours(START, -18);
const LAST = addDays(addHours(START, 1), 90);

const percentage = (at: Date, how: VenueCancellation, reason: string | null = 'Lluvia', state = PAID) =>
  venuePercentage(state, at, reason, how);

test.each<[string, Date, VenueCancellation, number]>([
  ['everything before the start', IN_HALF, {}, 100],
  ['everything before the start if that is said', IN_HALF, { begunPercentage: 100 }, 100],
  ['everything within terms that give everything back', NOW, { withinTerms: true }, 100],
  ['what is said once it has begun', START, { begunPercentage: 30 }, 30],
  ['nothing once it has begun if that is said', START, { begunPercentage: 0 }, 0],
  ['what is said until 90 days after the play', LAST, { begunPercentage: 100 }, 100],
])('a venue that cancels gives back %s', (_case, at, how, expected) => {
  expect(percentage(at, how)).toBe(expected);
});

test('a venue that cancels an unpaid booking is never beyond the terms', () => {
  expect(percentage(IN_HALF, { withinTerms: true }, null, { ...PAID, paidCents: ZERO })).toBe(100);
});

test.each<[string, Date, VenueCancellation, string | null, new () => Error]>([
  ['give back only a part before the start', IN_HALF, { begunPercentage: 99 }, 'x', RefundIsWhole],
  ['give back more than the terms within them', IN_HALF, { withinTerms: true }, 'x', RefundBeyondTerms],
  ['cancel what has begun without saying how much', START, {}, 'x', BookingAlreadyStarted],
  [
    'cancel what has begun within the terms',
    START,
    { withinTerms: true, begunPercentage: 50 },
    'x',
    BookingAlreadyStarted,
  ],
  ['give money of a begun hour back without a reason', START, { begunPercentage: 50 }, null, ReasonNeeded],
])('a venue cannot %s', (_case, at, how, reason, refusal) => {
  expect(() => percentage(at, how, reason)).toThrow(refusal);
});

test('a venue cannot give back money later than 90 days after the play', () => {
  expect(() => percentage(new Date(LAST.getTime() + 1), { begunPercentage: 50 })).toThrow(RefundTooLate);
});

describe('the block that follows a booking', () => {
  const nextBlock = { id: 'block-1', reason: 'Torneo', createdBy: idFrom<AdminId>('admin-1') };
  const cancelledFor = (block: typeof nextBlock | null) => {
    const booking = Booking.restore(PAID);
    booking.cancelByVenue(NOW, 'Torneo', { nextBlock: block });
    return booking.snapshot();
  };

  test('takes over exactly its half hours', () => {
    expect(blockAfter(cancelledFor(nextBlock))).toEqual({
      ...nextBlock,
      courtId: PAID.courtId,
      firstDate: '2026-11-21',
      lastDate: '2026-11-21',
      from: 18 * 60,
      to: 19 * 60,
      createdAt: NOW,
    });
  });

  test('does not exist if the hour becomes free, or if nothing was cancelled', () => {
    expect(blockAfter(cancelledFor(null))).toBeNull();
    expect(blockAfter(PAID)).toBeNull();
  });
});
