import { NOW, placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import { BookingNotActive, DiscountTooLate } from './booking-errors.js';
import type { BookingState } from './booking-state.js';

/** $16.50, with a reminder. */
const place = (values: Partial<BookingState> = {}) =>
  Booking.restore({ ...Booking.place(placementOf()).snapshot(), ...values } as BookingState);

describe('a discount on the price of a booking', () => {
  test.each([
    [0, 1650, 0],
    [450, 1200, 450],
    [1600, 50, 1600], // the provider charges at least 50 cents
    [1601, 0, 1650],
    [1650, 0, 1650],
  ])('a discount of %i cents leaves %i and counts as %i', (amount, totalCents, discountCents) => {
    const booking = place();
    booking.discount(toCents(amount));
    expect(booking.snapshot()).toMatchObject({ baseCents: 1650, totalCents, discountCents });
    expect(booking.events.map(({ name }) => name)).toEqual(totalCents === 0 ? ['booking.paid'] : []);
  });

  test('a discount of nothing leaves also a price that the provider would not charge', () => {
    const booking = place({ baseCents: toCents(40), totalCents: toCents(40) });
    booking.discount(toCents(0));
    expect(booking.snapshot().totalCents).toBe(40);
  });

  test('replaces an earlier one', () => {
    const booking = place();
    booking.discount(toCents(450));
    booking.discount(toCents(150));
    expect(booking.snapshot()).toMatchObject({ totalCents: 1500, discountCents: 150 });
  });

  test('a discount that waives the price drops the reminder, and taking it off brings it back', () => {
    const { remindAt } = place().snapshot();
    const booking = place();
    booking.discount(toCents(1650));
    expect(booking.snapshot().remindAt).toBeNull();
    booking.discount(toCents(0));
    expect(remindAt).not.toBeNull();
    expect(booking.snapshot().remindAt).toEqual(remindAt);
  });

  test.each([
    ['was sent already', place({ remindAt: null })],
    ['is not wanted, because the club takes the money', place({ paysAtClubSince: NOW, remindAt: null })],
  ])('brings no reminder back that %s', (_case, booking) => {
    booking.discount(toCents(100));
    expect(booking.snapshot().remindAt).toBeNull();
  });

  test('a discount that is taken off brings no reminder to who pays at the club', () => {
    const booking = place({ paysAtClubSince: NOW, remindAt: null, totalCents: toCents(0) });
    booking.discount(toCents(0));
    expect(booking.snapshot().remindAt).toBeNull();
  });

  test('is refused after a payment and while the booking ends', () => {
    expect(() => place({ paidCents: toCents(1) }).discount(toCents(100))).toThrow(DiscountTooLate);
    const ending = place();
    ending.cancelByPlayer(NOW, null);
    expect(() => ending.discount(toCents(100))).toThrow(BookingNotActive);
  });
});
