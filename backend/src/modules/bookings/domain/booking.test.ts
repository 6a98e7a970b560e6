import { toCents } from '../../../kernel/domain/money.js';
import { Booking, type BookingState, paymentStatusOf, type Placement, statusAt } from './booking.js';
import {
  BeyondBookingWindow,
  BookingAlreadyStarted,
  BookingNotActive,
  SlotInThePast,
} from './booking-errors.js';

/** Friday, 15:00 in Guayaquil. */
const NOW = new Date('2026-11-20T20:00:00Z');

const WISH: Placement = {
  id: '01900000-0000-7000-8000-000000000001',
  playerId: 'player-1',
  courtId: 'court-1',
  venueId: 'venue-1',
  timeZone: 'America/Guayaquil',
  prices: {
    day: { singles: toCents(1450), doubles: toCents(2900) },
    night: { singles: toCents(1650), doubles: toCents(3300) },
  },
  slot: { date: '2026-11-21', hour: 18 },
  gameType: 'singles',
  now: NOW,
  windowDays: 60,
  graceSeconds: 3600,
};

const place = (values: Partial<Placement> = {}) => Booking.place({ ...WISH, ...values });
const withState = (values: Partial<BookingState>) => new Booking({ ...place().state, ...values });

describe('placing a booking', () => {
  test('fixes price, tariff, deadline and refund terms of this moment', () => {
    expect(place().state).toMatchObject({
      status: 'active',
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
    ['a second before it begins', '2026-11-21T22:59:59Z', null],
    ['the very moment it begins', '2026-11-21T23:00:00Z', SlotInThePast],
    ['the day after', '2026-11-22T23:00:00Z', SlotInThePast],
  ])('works until the hour begins: %s', (_case, now, refusal) => {
    const attempt = () => place({ now: new Date(now) });
    if (refusal) expect(attempt).toThrow(refusal);
    else expect(attempt).not.toThrow();
  });

  test.each([
    ['the last day of the window', '2027-01-19', null],
    ['the day after it', '2027-01-20', BeyondBookingWindow],
  ])('opens 60 days ahead: %s', (_case, date, refusal) => {
    const attempt = () => place({ slot: { date, hour: 6 } });
    if (refusal) expect(attempt).toThrow(refusal);
    else expect(attempt).not.toThrow();
  });

  test('counts the window from the day of the venue, not from the day in UTC', () => {
    const lateEvening = new Date('2026-11-21T04:59:00Z');
    expect(() => place({ now: lateEvening, slot: { date: '2027-01-20', hour: 6 } })).toThrow(
      BeyondBookingWindow,
    );
    const midnight = new Date('2026-11-21T05:00:00Z');
    expect(() => place({ now: midnight, slot: { date: '2027-01-20', hour: 6 } })).not.toThrow();
  });

  test.each([
    ['22:00:00', '23:00:00'],
    ['21:59:59', '22:59:59'],
    ['22:00:01', '23:00:00'],
  ])('made at %s is due at %s: one hour later, or when the hour begins', (made, due) => {
    const booking = place({ now: new Date(`2026-11-21T${made}Z`) });
    expect(booking.state.paymentDueAt).toEqual(new Date(`2026-11-21T${due}Z`));
  });

  test('is told once', () => {
    const booking = place();
    const placed = { name: 'booking.placed', payload: { bookingId: WISH.id, venueId: 'venue-1' } };
    expect(booking.takeEvents()).toEqual([expect.objectContaining({ name: placed.name })]);
    expect(booking.takeEvents()).toEqual([]);
  });
});

describe('paying', () => {
  test('in parts ends as paid, and says so', () => {
    const booking = place();
    booking.takeEvents();
    booking.pay(toCents(650));
    expect([booking.missingCents, booking.state.paidCents]).toEqual([1000, 650]);
    booking.pay(toCents(1000));
    expect([booking.missingCents, booking.state.paidCents]).toEqual([0, 1650]);
    expect(booking.takeEvents().map(({ name }) => name)).toEqual(['booking.partly_paid', 'booking.paid']);
  });

  test.each([
    ['exactly what is missing', {}, 1650, true],
    ['a part', {}, 50, true],
    ['a cent too much', {}, 1651, false],
    ['when paid already', { paidCents: toCents(1650) }, 1, false],
    ['while a cancellation closes it', { status: 'closing', closeKind: 'player' }, 1650, false],
    ['while its deadline closes it', { status: 'closing', closeKind: 'deadline' }, 1650, true],
    ['when cancelled', { status: 'cancelled' }, 1650, false],
    ['when expired', { status: 'expired' }, 1650, false],
  ] as [string, Partial<BookingState>, number, boolean][])(
    '%s: money is taken or not',
    (_case, state, cents, taken) => {
      const booking = withState(state);
      expect(booking.accepts(toCents(cents))).toBe(taken);
      if (!taken) expect(() => booking.pay(toCents(cents))).toThrow(RangeError);
    },
  );
});

describe('when the venue takes a booking back', () => {
  const minuteBefore = new Date('2026-11-21T22:59:00Z');

  test('everything paid comes back, however late it is', () => {
    const booking = withState({ paidCents: toCents(1650) });
    booking.cancelByVenue(minuteBefore, 'Se inundó la cancha');
    expect(booking.refundCents).toBe(1650);
    expect(booking.state).toMatchObject({
      status: 'closing',
      closeKind: 'venue',
      cancellationReason: 'Se inundó la cancha',
    });
    expect(booking.takeEvents().map(({ name }) => name)).toEqual(['booking.closing']);
  });

  test('it goes before a deadline that is being enforced: the booking ends cancelled, not expired', () => {
    const booking = withState({ status: 'closing', closeKind: 'deadline', closePercentage: 100 });
    booking.cancelByVenue(minuteBefore, null);
    booking.release();
    expect(booking.state.status).toBe('cancelled');
  });

  test('what the player gave up before keeps its terms', () => {
    const booking = withState({ status: 'closing', closeKind: 'player', closePercentage: 50 });
    booking.cancelByVenue(minuteBefore, null);
    expect(booking.state).toMatchObject({ closeKind: 'player', closePercentage: 50 });
  });

  test('it is too late once the hour has begun or the booking has expired', () => {
    expect(() => place().cancelByVenue(new Date('2026-11-21T23:00:00Z'), null)).toThrow(
      BookingAlreadyStarted,
    );
    const expired = withState({ status: 'expired', closeKind: 'deadline', closePercentage: 100 });
    expect(() => expired.cancelByVenue(minuteBefore, null)).toThrow(BookingNotActive);
  });
});

test.each([
  [0, 1650, 'pending'],
  [1, 1650, 'partial'],
  [1649, 1650, 'partial'],
  [1650, 1650, 'completed'],
  [0, 0, 'completed'],
])('%d of %d paid reads %s', (paid, total, status) =>
  expect(paymentStatusOf(toCents(paid), toCents(total))).toBe(status),
);

test.each([
  ['active', null, '2026-11-21T23:59:59Z', 'active'],
  ['active', null, '2026-11-22T00:00:00Z', 'completed'],
  ['closing', 'player', '2026-11-21T12:00:00Z', 'cancelled'],
  ['closing', 'venue', '2026-11-21T12:00:00Z', 'cancelled'],
  ['closing', 'deadline', '2026-11-20T21:00:00Z', 'active'],
  ['cancelled', 'player', '2026-11-22T12:00:00Z', 'cancelled'],
  ['expired', 'deadline', '2026-11-22T12:00:00Z', 'expired'],
] as const)('%s (%s) at %s shows as %s', (status, closeKind, at, shown) => {
  const startsAt = new Date('2026-11-21T23:00:00Z');
  expect(statusAt({ status, closeKind, startsAt }, new Date(at))).toBe(shown);
});
