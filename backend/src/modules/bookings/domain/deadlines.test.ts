import { addSeconds } from 'date-fns/addSeconds';
import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import { BookingAlreadyStarted, BookingHasPayments, TermsChanged } from './booking-errors.js';
import type { BookingState } from './booking-state.js';

/** $16.50 at 18:00 on the next day, due an hour after now. */
const place = (values: Partial<BookingState> = {}) =>
  Booking.restore({ ...Booking.place(placementOf()).snapshot(), ...values } as BookingState);
const DUE = place().snapshot().paymentDueAt;
const START = place().snapshot().startsAt;
const before = (instant: Date) => addSeconds(instant, -1);

const atClub = () => {
  const booking = place();
  booking.payAtClub(NOW);
  return booking;
};
const waived = () => {
  const booking = place();
  booking.discount(toCents(1650));
  return booking;
};
const partlyPaid = () => place({ paidCents: toCents(500) });
const paid = () => place({ paidCents: toCents(1650) });
const cancelled = () => {
  const booking = place();
  booking.cancelByPlayer(NOW, null);
  return booking;
};

describe('the payment deadline', () => {
  test.each([
    ['a second before it, of an unpaid booking', place, before(DUE), true],
    ['at the deadline itself', place, DUE, false],
    ['of a booking with a part missing', partlyPaid, before(DUE), true],
    ['of a paid booking', paid, before(DUE), false],
    ['of a booking that pays at the club', atClub, before(DUE), false],
    ['of a cancelled booking', cancelled, before(DUE), false],
  ])('is still to come %s: %p', (_case, make, at, isAhead) => {
    expect(make().isDueAfter(at)).toBe(isAhead);
  });

  test.each([
    ['of an unpaid booking', place, DUE, true],
    ['of a booking with a part missing', partlyPaid, DUE, true],
    ['a second too early', place, before(DUE), false],
    ['of a paid booking', paid, DUE, false],
    ['of a booking that a code has paid', waived, DUE, false],
    ['of a booking that pays at the club', atClub, START, false],
    ['of a cancelled booking', cancelled, DUE, false],
  ])('begins the release %s', (_case, make, at, closes) => {
    const booking = make();
    const was = booking.snapshot();
    const events = booking.events.length;
    expect(booking.closeAtDeadline(at)).toBe(closes);
    expect(booking.events.slice(events).map(({ name }) => name)).toEqual(closes ? ['booking.closing'] : []);
    if (!closes) return expect(booking.snapshot()).toBe(was);
    expect(booking.snapshot()).toMatchObject({
      status: 'closing',
      closing: { kind: 'deadline', percentage: 100, at, reason: null, nextBlock: null },
      remindAt: null,
      placedFrom: null,
    });
  });

  test.each([
    ['an unpaid booking', place, DUE, true],
    ['an unpaid booking a second too early', place, before(DUE), false],
    ['a booking with money', partlyPaid, DUE, false],
    ['a booking that a code has paid', waived, DUE, false],
    ['a booking that pays at the club', atClub, START, false],
    ['a cancelled booking', cancelled, DUE, false],
  ])('ends %s at once if no payment was begun', (_case, make, at, expires) => {
    const booking = make();
    const events = booking.events.length;
    expect(booking.expireUntouched(at)).toBe(expires);
    expect(booking.events.slice(events).map(({ name }) => name)).toEqual(expires ? ['booking.expired'] : []);
    if (expires)
      expect(booking.snapshot()).toMatchObject({ status: 'expired', closing: { kind: 'deadline', at } });
  });
});

describe('a place that is left', () => {
  test.each([
    ['a part of what was paid', partlyPaid, 200, 300],
    ['all that was paid', partlyPaid, 500, 0],
  ])('takes back %s', (_case, make, amount, rest) => {
    const booking = make();
    booking.giveBack(toCents(amount));
    expect(booking.snapshot()).toMatchObject({ status: 'active', paidCents: rest });
  });

  test.each([
    ['more than was paid', partlyPaid, 501],
    ['from a booking that is paid in full', paid, 500],
    ['from a cancelled booking', () => place({ ...cancelled().snapshot(), paidCents: toCents(500) }), 500],
  ])('takes back nothing: %s', (_case, make, amount) => {
    expect(() => make().giveBack(toCents(amount))).toThrow(RangeError);
  });
});

describe('a cancellation by the player', () => {
  const IN_HALF = new Date('2026-11-21T05:00:00Z'); // 18 hours before the start

  test.each([
    [NOW, 100, 1650],
    [IN_HALF, 50, 825],
    [before(START), 0, 0],
  ])(
    'a cancellation at %p refunds %i percent, and its events say what was paid',
    (at, percentage, refundCents) => {
      const booking = paid();
      booking.cancelByPlayer(at, 'Llueve', { expected: percentage });
      expect(booking.snapshot().closing).toEqual({
        kind: 'player',
        percentage,
        at,
        reason: 'Llueve',
        nextBlock: null,
      });
      expect([booking.refundPercentage, booking.refundCents]).toEqual([percentage, refundCents]);
      const { id: bookingId, venueId } = booking.snapshot();
      expect(booking.events).toEqual([
        { name: 'booking.closing', payload: { bookingId, venueId, paidCents: 1650 } },
      ]);
    },
  );

  test('is refused once the hour has begun', () => {
    expect(() => paid().cancelByPlayer(START, null)).toThrow(BookingAlreadyStarted);
  });

  test('is refused with the present terms if these are not what the player has seen', () => {
    const attempt = () => paid().cancelByPlayer(IN_HALF, null, { expected: 100 });
    expect(attempt).toThrow(TermsChanged);
    expect(attempt).toThrow('$8.25 (50');
  });

  test.each([
    ['with a part paid', partlyPaid],
    ['with a guarantee', () => place({ guaranteedAt: NOW })],
  ])('a cancellation that may end only an unpaid booking is refused to one %s', (_case, make) => {
    expect(() => make().cancelByPlayer(NOW, null, { onlyIfUnpaid: true })).toThrow(BookingHasPayments);
    expect(() => make().cancelByPlayer(NOW, null)).not.toThrow();
  });

  test('a cancellation that may end only an unpaid booking ends one', () => {
    const booking = place();
    booking.cancelByPlayer(NOW, null, { onlyIfUnpaid: true });
    expect(booking.snapshot().status).toBe('closing');
  });
});

describe('a resale of a cancelled hour', () => {
  const ending = (kind: 'player' | 'venue', percentage: number, resaleRefund = true) =>
    place({
      status: 'cancelled',
      closing: { kind, percentage, at: NOW, reason: null, nextBlock: null },
      paidCents: toCents(1650),
      resaleRefund,
    });

  test.each([
    ['if the player cancelled and the terms kept a part', ending('player', 50), true],
    ['if the terms kept nothing', ending('player', 100), false],
    ['if it was not promised', ending('player', 50, false), false],
    ['if the venue cancelled', ending('venue', 50), false],
    ['of a booking that is not cancelled', place({ resaleRefund: true, paidCents: toCents(1650) }), false],
  ])('brings back the rest %s: %#', (_case, booking, keeps) => {
    expect(booking.keepsForResale).toBe(keeps);
  });
});

describe('a change of a booking', () => {
  const marked = (values: Partial<BookingState> = {}) => place({ placedFrom: 'mark', ...values });

  test.each([
    ['keeps the mark of an unpaid booking', marked(), 100, 'mark'],
    ['keeps the mark of a price that a code waives, because it may come back', marked(), 1650, 'mark'],
  ])('a code %s', (_case, booking, amount, mark) => {
    booking.discount(toCents(amount));
    expect(booking.snapshot().placedFrom).toBe(mark);
  });

  test('drops mark and reminder once it is paid', () => {
    const booking = marked();
    booking.pay(toCents(1650));
    expect(booking.snapshot()).toMatchObject({ placedFrom: null, remindAt: null });
  });

  test('another time zone records the new start of an active booking only', () => {
    const booking = place();
    expect(booking.correctTimeZone('America/Bogota', NOW)).toBe(false);
    expect(booking.correctTimeZone('Pacific/Galapagos', NOW)).toBe(true);
    const { id: bookingId, venueId, startsAt } = booking.snapshot();
    expect(booking.events).toEqual([
      { name: 'booking.start_corrected', payload: { bookingId, venueId, paidCents: 0, startsAt } },
    ]);
    const closing = place({
      status: 'closing',
      closing: { kind: 'deadline', percentage: 100, at: NOW, reason: null, nextBlock: null },
    });
    expect(closing.correctTimeZone('Pacific/Galapagos', NOW)).toBe(true);
    expect(closing.events).toEqual([]);
  });

  test('another time zone brings no reminder back that was sent already', () => {
    const booking = place({ remindAt: null });
    expect(booking.correctTimeZone('Pacific/Galapagos', NOW)).toBe(true);
    expect(booking.snapshot().remindAt).toBeNull();
  });

  test('a move records when it happened, and adds no reminder', () => {
    const booking = place({ remindAt: null });
    const to = placementOf({ play: { date: '2026-11-22', minute: 540, length: 60 } });
    booking.move(to);
    expect(booking.snapshot().remindAt).toBeNull();
    expect(booking.events[0]?.payload).toMatchObject({ movedAt: NOW });
  });
});
