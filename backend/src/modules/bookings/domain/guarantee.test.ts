import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import { MoveTooLate } from './booking-errors.js';
import type { BookingState } from './booking-state.js';

/** The booking is made now, for 18:00 to 19:00 on the next day at the venue. */
const NOW = new Date('2026-11-20T20:00:00Z');
const AFTER_PLAY = new Date('2026-11-22T02:00:00Z');

function sold(splitUntil: 'grace' | 'after_play' = 'after_play'): Booking {
  const placement = placementOf();
  return Booking.place({ ...placement, offer: { ...placement.offer, splitUntil } });
}

function guaranteed(): Booking {
  const booking = sold();
  booking.guarantee(NOW, NOW);
  return booking;
}

const names = (booking: Booking) => booking.events.map(({ name }) => name);

test('a guarantee moves the deadline to two hours after the play, and the reminder to a day before', () => {
  const booking = guaranteed();
  expect(booking.snapshot()).toMatchObject({
    guaranteedAt: NOW,
    paymentDueAt: AFTER_PLAY,
    remindAt: addDays(AFTER_PLAY, -1),
  });
  expect(names(booking)).toEqual(['booking.guaranteed']);
});

test('a deadline less than a day away has its reminder two hours before', () => {
  const booking = sold();
  const late = addHours(AFTER_PLAY, -20);
  booking.guarantee(late, late);
  expect(booking.snapshot().remindAt).toEqual(addHours(AFTER_PLAY, -2));
});

test('a reminder that would be due at once comes two hours before the deadline instead', () => {
  const booking = sold();
  const dayBefore = addDays(AFTER_PLAY, -1);
  booking.guarantee(dayBefore, dayBefore);
  expect(booking.snapshot().remindAt).toEqual(addHours(AFTER_PLAY, -2));
});

test('a guarantee moves the deadline by at most six days after the card was held', () => {
  const booking = sold();
  const earlier = addDays(NOW, -5);
  booking.guarantee(earlier, NOW);
  expect(booking.snapshot().paymentDueAt).toEqual(addDays(earlier, 6));
});

test('a guarantee never brings the deadline forward', () => {
  const booking = sold();
  const { paymentDueAt } = booking.snapshot();
  booking.guarantee(addDays(NOW, -7), NOW);
  expect(booking.snapshot().paymentDueAt).toEqual(paymentDueAt);
});

test.each([
  ['was sold with the usual deadline', () => sold('grace')],
  [
    'pays at the club',
    () => {
      const booking = sold();
      booking.payAtClub(NOW);
      return booking;
    },
  ],
  [
    'is closing at its deadline',
    () => {
      const booking = sold();
      booking.closeAtDeadline(booking.snapshot().paymentDueAt);
      return booking;
    },
  ],
  [
    'is paid',
    () => {
      const booking = sold();
      booking.pay(booking.missingCents);
      return booking;
    },
  ],
  ['is guaranteed already', guaranteed],
])('a guarantee changes nothing for a booking that %s', (_what, make) => {
  const booking = make();
  const before = booking.snapshot();
  expect(booking.guarantee(addHours(NOW, 1), NOW)).toBe(false);
  expect(booking.snapshot()).toBe(before);
});

test('a guarantee that ends leaves the organiser a day, at the latest until the start', () => {
  const booking = guaranteed();
  expect(booking.endGuarantee(NOW, false)).toBe(true);
  expect(booking.snapshot()).toMatchObject({
    guaranteedAt: null,
    paymentDueAt: addHours(NOW, 24),
    remindAt: addMinutes(addHours(NOW, 24), -15),
  });
  const close = guaranteed();
  close.endGuarantee(addHours(NOW, 20), false);
  expect(close.snapshot().paymentDueAt).toEqual(close.snapshot().startsAt);
  expect(names(close)).toEqual(['booking.guaranteed', 'booking.guarantee_ended']);
});

test.each([
  ['a saved card can be charged instead', NOW, true],
  ['the play has begun', addHours(AFTER_PLAY, -3), false],
])('a guarantee that ends keeps the deadline if %s', (_why, at, hasSavedCard) => {
  const booking = guaranteed();
  expect(booking.endGuarantee(at, hasSavedCard)).toBe(false);
  expect(booking.snapshot()).toMatchObject({ guaranteedAt: null, paymentDueAt: AFTER_PLAY });
  expect(names(booking)).toEqual(['booking.guaranteed']);
});

test('the rest of a played booking is owed at the club, and the booking stays', () => {
  const booking = guaranteed();
  booking.pay(toCents(500));
  booking.closeAtDeadline(AFTER_PLAY);
  booking.oweAtClub(AFTER_PLAY);
  expect(booking.snapshot()).toMatchObject({
    status: 'active',
    closing: null,
    paysAtClubSince: AFTER_PLAY,
    paidCents: 500,
    guaranteedAt: null,
  });
  expect(names(booking).at(-1)).toBe('booking.owed_at_club');
  expect(booking.closeAtDeadline(addDays(AFTER_PLAY, 1))).toBe(false);
});

const withState = (values: Partial<BookingState>) =>
  Booking.restore({ ...guaranteed().snapshot(), ...values } as BookingState);

test.each<[string, Partial<BookingState>]>([
  ['before its start', { paymentDueAt: addHours(NOW, 1) }],
  ['at its start', { paymentDueAt: addHours(AFTER_PLAY, -3) }],
])('a booking whose deadline came %s owes nothing: it is released', (_when, values) => {
  const booking = withState(values);
  expect(booking.closeAtDeadline(AFTER_PLAY)).toBe(true);
  expect(() => booking.oweAtClub(AFTER_PLAY)).toThrow(RangeError);
});

test('a cancellation collects from the guarantee only if the terms keep something back', () => {
  const booking = guaranteed();
  expect(booking.collectsBeforeCancelling(NOW)).toBe(false);
  expect(booking.collectsBeforeCancelling(addHours(NOW, 12))).toBe(true);
  expect(sold().collectsBeforeCancelling(addHours(NOW, 12))).toBe(false);
});

test('a guaranteed booking does not move and does not end as an unpaid one', () => {
  const booking = guaranteed();
  const { offer, ...placement } = placementOf();
  expect(() => booking.move({ ...placement, offer })).toThrow(MoveTooLate);
  expect(() => booking.cancelByPlayer(NOW, null, { onlyIfUnpaid: true })).toThrow();
});

test('a corrected time zone moves the deadline with the play', () => {
  const booking = guaranteed();
  booking.correctTimeZone('America/Bogota', NOW);
  expect(booking.snapshot().paymentDueAt).toEqual(AFTER_PLAY);
  booking.correctTimeZone('Pacific/Galapagos', NOW);
  expect(booking.snapshot()).toMatchObject({
    paymentDueAt: addHours(AFTER_PLAY, 1),
    remindAt: addHours(AFTER_PLAY, -23),
  });
});

test.each<[string, (booking: Booking) => void]>([
  ['is not guaranteed', (booking) => void booking.endGuarantee(NOW, true)],
  ['is paid', (booking) => booking.pay(booking.missingCents)],
  ['is being cancelled', (booking) => booking.cancelByPlayer(NOW, null)],
])('the end of a guarantee changes nothing for a booking that %s', (_what, act) => {
  const booking = guaranteed();
  act(booking);
  const before = booking.snapshot();
  expect(booking.endGuarantee(NOW, false)).toBe(false);
  expect(booking.snapshot()).toBe(before);
});

test('a guarantee that ends reminds of its deadline, and a guarantee says that it has moved it', () => {
  const booking = sold();
  expect(booking.guarantee(NOW, NOW)).toBe(true);
  booking.endGuarantee(NOW, false);
  expect(booking.snapshot().remindAt).not.toBeNull();
});

test('a cancellation collects nothing that is not missing, and nothing twice', () => {
  const paid = guaranteed();
  paid.pay(paid.missingCents);
  const cancelled = guaranteed();
  cancelled.cancelByPlayer(NOW, null);
  for (const booking of [paid, cancelled])
    expect(booking.collectsBeforeCancelling(addHours(NOW, 12))).toBe(false);
});
