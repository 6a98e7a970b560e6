import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents, ZERO } from '../../../kernel/domain/money.js';
import { Booking, type Placement } from './booking.js';
import {
  BeyondBookingWindow,
  BookingAlreadyStarted,
  BookingNotActive,
  RefundBeyondTerms,
  SlotInThePast,
} from './booking-errors.js';
import type { Lifecycle } from './booking-lifecycle.js';
import type { BookingState } from './booking-state.js';

const BY_PLAYER = { kind: 'player', percentage: 50, at: NOW, reason: null, nextBlock: null } as const;
const BY_DEADLINE = {
  kind: 'deadline',
  percentage: 100,
  at: NOW,
  reason: null,
  nextBlock: null,
} as const;

const place = (values: Partial<Placement> = {}) => Booking.place(placementOf(values));
const withState = (values: Partial<BookingState> & (Lifecycle | object)) =>
  Booking.restore({ ...place().snapshot(), ...values } as BookingState);
const eventNames = (booking: Booking) => booking.events.map(({ name }) => name);

describe('placing a booking', () => {
  test('fixes price, tariff, deadline and refund terms at that moment', () => {
    expect(place().snapshot()).toMatchObject({
      status: 'active',
      closing: null,
      startsAt: new Date('2026-11-21T23:00:00Z'),
      tariff: 'night',
      baseCents: 1650,
      discountCents: 0,
      totalCents: 1650,
      paidCents: 0,
      paymentDueAt: new Date('2026-11-20T21:00:00Z'),
      createdAt: NOW,
      refundPolicy: [{ percentage: 100 }, { percentage: 50 }],
    });
  });

  test.each([
    ['allowed a second before the hour begins', '2026-11-21T22:59:59Z', null],
    ['refused at the moment the hour begins', '2026-11-21T23:00:00Z', SlotInThePast],
    ['refused on the day after', '2026-11-22T23:00:00Z', SlotInThePast],
  ])('a booking is %s', (_case, now, refusal) => {
    const attempt = () => place({ now: new Date(now) });
    if (refusal) expect(attempt).toThrow(refusal);
    else expect(attempt).not.toThrow();
  });

  test.each([
    ['allowed on the last day of the 60-day window', '2027-01-19', null],
    ['refused on the day after the 60-day window', '2027-01-20', BeyondBookingWindow],
  ])('a booking is %s', (_case, date, refusal) => {
    const attempt = () => place({ play: { date, minute: 360, length: 60 } });
    if (refusal) expect(attempt).toThrow(refusal);
    else expect(attempt).not.toThrow();
  });

  test('counts the booking window from the day at the venue, not from the day in UTC', () => {
    const lateEvening = new Date('2026-11-21T04:59:00Z');
    expect(() =>
      place({ now: lateEvening, play: { date: '2027-01-20', minute: 6 * 60, length: 60 } }),
    ).toThrow(BeyondBookingWindow);
    const midnight = new Date('2026-11-21T05:00:00Z');
    expect(() =>
      place({ now: midnight, play: { date: '2027-01-20', minute: 6 * 60, length: 60 } }),
    ).not.toThrow();
  });

  test.each([
    ['22:00:00', '23:00:00'],
    ['21:59:59', '22:59:59'],
    ['22:00:01', '23:00:00'],
  ])('sets, at %s, the deadline to %s: one hour later, or when the hour begins', (made, due) => {
    const booking = place({ now: new Date(`2026-11-21T${made}Z`) });
    expect(booking.snapshot().paymentDueAt).toEqual(new Date(`2026-11-21T${due}Z`));
  });

  test.each([
    ['a quarter of an hour before the deadline', 3600, '2026-11-20T20:45:00Z'],
    ['a second after booking at the earliest', 901, '2026-11-20T20:00:01Z'],
    ['not at all if the deadline is too close', 900, null],
  ])('plans a reminder %s', (_case, graceSeconds, at) => {
    expect(place({ graceSeconds }).snapshot().remindAt).toEqual(at && new Date(at));
  });
});

describe('the reminder of the deadline', () => {
  const REMINDER = new Date('2026-11-20T20:45:00Z');

  test.each<[string, (booking: Booking) => void, Date | null]>([
    ['keeps its reminder after a partial payment', (booking) => booking.pay(toCents(650)), REMINDER],
    ['keeps its reminder with a discount', (booking) => booking.discount(toCents(650)), REMINDER],
    ['loses its reminder when everything is paid', (booking) => booking.pay(toCents(1650)), null],
    [
      'loses its reminder when a discount waives the price',
      (booking) => booking.discount(toCents(1650)),
      null,
    ],
    [
      'gets its reminder back when such a discount is removed',
      (booking) => {
        booking.discount(toCents(1650));
        booking.discount(ZERO);
      },
      REMINDER,
    ],
    ['loses its reminder when the player cancels', (booking) => booking.cancelByPlayer(NOW, null), null],
    ['loses its reminder when the venue cancels', (booking) => booking.cancelByVenue(NOW, null), null],
    [
      'loses its reminder at the deadline',
      (booking) => booking.closeAtDeadline(booking.snapshot().paymentDueAt),
      null,
    ],
  ])('a booking %s', (_case, act, expected) => {
    const booking = place();
    act(booking);
    expect(booking.snapshot().remindAt).toEqual(expected);
  });
});

describe('paying a booking', () => {
  test('records a partial payment and then the full payment if it comes in parts', () => {
    const booking = withState({});
    booking.pay(toCents(650));
    expect([booking.missingCents, booking.snapshot().paidCents]).toEqual([1000, 650]);
    booking.pay(toCents(1000));
    expect([booking.missingCents, booking.snapshot().paidCents]).toEqual([0, 1650]);
    expect(eventNames(booking)).toEqual(['booking.partly_paid', 'booking.paid']);
  });

  test('leaves an earlier snapshot unchanged', () => {
    const booking = place();
    const before = booking.snapshot();
    booking.pay(toCents(650));
    expect(before.paidCents).toBe(0);
  });

  test.each<[string, Partial<BookingState>, number, boolean]>([
    ['accepts exactly the missing amount', {}, 1650, true],
    ['accepts a part', {}, 50, true],
    ['refuses one cent too much', {}, 1651, false],
    ['refuses money for a paid booking', { paidCents: toCents(1650) }, 1, false],
    ['refuses money during a cancellation', { status: 'closing', closing: BY_PLAYER }, 1650, false],
    ['accepts money while the deadline closes it', { status: 'closing', closing: BY_DEADLINE }, 1650, true],
    ['refuses money when cancelled', { status: 'cancelled', closing: BY_PLAYER }, 1650, false],
    ['refuses money when expired', { status: 'expired', closing: BY_DEADLINE }, 1650, false],
  ])('a booking %s', (_case, state, cents, taken) => {
    const booking = withState(state);
    expect(booking.accepts(toCents(cents))).toBe(taken);
    if (!taken) expect(() => booking.pay(toCents(cents))).toThrow(RangeError);
  });
});

describe('a cancellation by the venue', () => {
  const minuteBefore = new Date('2026-11-21T22:59:00Z');

  test('refunds everything paid, however late it is', () => {
    const booking = withState({ paidCents: toCents(1650) });
    booking.cancelByVenue(minuteBefore, 'Se inundó la cancha');
    expect(booking.refundCents).toBe(1650);
    expect(booking.snapshot()).toMatchObject({
      status: 'closing',
      closing: {
        kind: 'venue',
        percentage: 100,
        at: minuteBefore,
        reason: 'Se inundó la cancha',
        nextBlock: null,
      },
    });
    expect(eventNames(booking)).toEqual(['booking.closing']);
  });

  test('replaces a release by the deadline: the booking ends cancelled, not expired', () => {
    const booking = withState({ status: 'closing', closing: BY_DEADLINE });
    booking.cancelByVenue(minuteBefore, null);
    booking.release();
    expect(booking.snapshot().status).toBe('cancelled');
  });

  test('keeps the refund terms of an earlier cancellation by the player', () => {
    const booking = withState({ status: 'closing', closing: BY_PLAYER });
    booking.cancelByVenue(minuteBefore, null);
    expect(booking.snapshot().closing).toEqual(BY_PLAYER);
  });

  test('is refused to who keeps to the terms, if these no longer give everything back', () => {
    const paid = withState({ paidCents: toCents(1650) });
    const cancel = (booking: Booking, at: Date) => () =>
      booking.cancelByVenue(at, null, { withinTerms: true });
    expect(cancel(paid, minuteBefore)).toThrow(RefundBeyondTerms);
    expect(cancel(withState({ paidCents: toCents(0) }), minuteBefore)).not.toThrow();
    expect(cancel(paid, NOW)).not.toThrow();
    expect(paid.refundCents).toBe(1650);
  });

  test('is refused once the hour has begun or the booking has expired', () => {
    expect(() => place().cancelByVenue(new Date('2026-11-21T23:00:00Z'), null)).toThrow(
      BookingAlreadyStarted,
    );
    const expired = withState({ status: 'expired', closing: BY_DEADLINE });
    expect(() => expired.cancelByVenue(minuteBefore, null)).toThrow(BookingNotActive);
  });
});

describe('the transitions of a booking', () => {
  const cancelByPlayer = (booking: Booking) => booking.cancelByPlayer(NOW, null);
  const reopen = (booking: Booking) => booking.reopen();
  const release = (booking: Booking) => booking.release();
  const active = withState({});
  const closing = { status: 'closing', closing: BY_PLAYER } as const;
  const due = { status: 'closing', closing: BY_DEADLINE } as const;
  const cancelled = { status: 'cancelled', closing: BY_PLAYER } as const;
  const expired = { status: 'expired', closing: BY_DEADLINE } as const;

  test.each([
    ['a release after a cancellation ends cancelled', closing, release, 'cancelled'],
    ['a release after the deadline ends expired', due, release, 'expired'],
    ['a release at the deadline can be reopened', due, reopen, 'active'],
    ['cancelling a cancelled booking changes nothing', cancelled, cancelByPlayer, 'cancelled'],
  ])('follow the life of a booking: %s', (_case, from, act, to) => {
    const booking = withState(from);
    act(booking);
    const { status, closing: data } = booking.snapshot();
    expect([status, data]).toEqual([to, to === 'active' ? null : from.closing]);
    if (act === release) expect(eventNames(booking)).toEqual([`booking.${to}`]);
  });

  test.each([
    ['a release of an active booking', active.snapshot(), release, RangeError],
    ['a release of an expired booking', expired, release, RangeError],
    ['a reopening after a cancellation', closing, reopen, RangeError],
    ['a reopening of an expired booking', expired, reopen, RangeError],
    ['a cancellation by the player while the deadline closes it', due, cancelByPlayer, BookingNotActive],
    ['a cancellation by the player of an expired booking', expired, cancelByPlayer, BookingNotActive],
  ])('%s is refused', (_case, from, act, error) => {
    expect(() => act(withState(from))).toThrow(error);
  });
});

describe('correcting the time zone', () => {
  test('keeps the local hour and moves the start and the refund terms with it', () => {
    const before = place().snapshot();
    const booking = place();
    expect(booking.correctTimeZone('Europe/Madrid', NOW)).toBe(true);
    expect(booking.snapshot()).toMatchObject({ slotDate: '2026-11-21', startMinute: 1080 });
    expect(booking.snapshot().startsAt).toEqual(new Date('2026-11-21T17:00:00Z'));
    expect(before.refundPolicy.map(({ until }) => until)).toEqual([
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T11:00:00.000Z',
    ]);
    expect(booking.snapshot().refundPolicy.map(({ until }) => until)).toEqual([
      '2026-11-20T17:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
    ]);
    expect(eventNames(booking)).toEqual(['booking.start_corrected']);
  });

  test('ends the time to pay when the hour now begins before the deadline', () => {
    const booking = place({
      play: { date: '2026-11-20', minute: 20 * 60, length: 60 },
      now: new Date('2026-11-20T13:30:00Z'),
    });
    booking.correctTimeZone('Europe/Madrid', new Date('2026-11-20T13:40:00Z'));
    expect(booking.snapshot().paymentDueAt).toEqual(new Date('2026-11-20T14:30:00Z'));
    const soon = place({
      play: { date: '2026-11-20', minute: 16 * 60, length: 60 },
      now: new Date('2026-11-20T14:30:00Z'),
    });
    soon.correctTimeZone('Europe/Madrid', new Date('2026-11-20T14:40:00Z'));
    expect(soon.snapshot().paymentDueAt).toEqual(new Date('2026-11-20T15:00:00Z'));
    expect(soon.snapshot().remindAt).toEqual(new Date('2026-11-20T14:45:00Z'));
  });

  test('leaves a booking alone that has begun in both zones', () => {
    const afterwards = new Date('2026-11-21T23:00:00Z');
    expect(place().correctTimeZone('Europe/Madrid', afterwards)).toBe(false);
    expect(place().correctTimeZone('Pacific/Galapagos', afterwards)).toBe(true);
  });

  test('leaves a booking alone that was cancelled, and one that begins at the same instant', () => {
    const cancelled = place();
    cancelled.cancelByPlayer(NOW, null);
    cancelled.release();
    expect(cancelled.correctTimeZone('Europe/Madrid', NOW)).toBe(false);
    expect(place().correctTimeZone('America/Lima', NOW)).toBe(false);
  });
});
