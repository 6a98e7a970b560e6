import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking, type Placement } from './booking.js';
import { BeyondBookingWindow, BookingNotActive, MoveTooLate, SlotInThePast } from './booking-errors.js';

const place = () => Booking.place(placementOf());

describe('moving a booking', () => {
  const to = (values: Partial<Placement> = {}) =>
    placementOf({ play: { date: '2026-11-22', minute: 9 * 60, length: 60 }, ...values });

  test('takes price, tariff and refund terms of the new hour and keeps the payment deadline', () => {
    const booking = place();
    booking.move(to({ courtId: idFrom('court-2'), gameType: 'doubles' }));
    expect(booking.snapshot()).toMatchObject({
      courtId: 'court-2',
      slotDate: '2026-11-22',
      startMinute: 540,
      durationMinutes: 60,
      startsAt: new Date('2026-11-22T14:00:00Z'),
      gameType: 'doubles',
      tariff: 'day',
      baseCents: 2900,
      totalCents: 2900,
      paymentDueAt: place().snapshot().paymentDueAt,
      remindAt: place().snapshot().remindAt,
      refundPolicy: [{ until: '2026-11-21T14:00:00.000Z' }, { until: '2026-11-22T02:00:00.000Z' }],
    });
    expect(booking.events.map(({ name }) => name)).toEqual(['booking.moved']);
  });

  test('ends a discount, because it was taken off the old price', () => {
    const booking = place();
    booking.discount(toCents(450));
    booking.move(to());
    expect(booking.snapshot()).toMatchObject({ discountCents: 0, totalCents: 1450 });
  });

  test('makes the payment due when the new hour begins if that is sooner', () => {
    const booking = place();
    booking.move(
      to({
        play: { date: '2026-11-20', minute: 16 * 60, length: 60 },
        now: new Date('2026-11-20T20:10:00Z'),
      }),
    );
    const startsAt = new Date('2026-11-20T21:00:00Z');
    expect(booking.snapshot()).toMatchObject({ startsAt, paymentDueAt: startsAt });
  });

  test.each<[string, (booking: Booking) => void, new () => Error]>([
    ['after a payment', (booking) => booking.pay(toCents(725)), MoveTooLate],
    ['if a code has paid for it', (booking) => booking.discount(toCents(1650)), MoveTooLate],
    ['while it is being cancelled', (booking) => booking.cancelByPlayer(NOW, null), BookingNotActive],
  ])('is refused %s', (_case, act, refusal) => {
    const booking = place();
    act(booking);
    expect(() => booking.move(to())).toThrow(refusal);
  });

  test('is refused for an hour that has begun and beyond the booking window', () => {
    expect(() => place().move(to({ play: { date: '2026-11-20', minute: 15 * 60, length: 60 } }))).toThrow(
      SlotInThePast,
    );
    expect(() => place().move(to({ play: { date: '2027-03-01', minute: 9 * 60, length: 60 } }))).toThrow(
      BeyondBookingWindow,
    );
  });
});
