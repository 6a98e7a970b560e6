import { placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import { BookingNotActive, NothingDueAtClub, PaysAtClubTooLate } from './booking-errors.js';

const AT = new Date('2026-11-20T20:05:00Z');
const AFTER_PLAY = new Date('2026-12-01T00:00:00Z');

const place = () => Booking.place(placementOf());
function atClub(): Booking {
  const booking = place();
  booking.payAtClub(AT);
  return booking;
}

test('a booking that pays at the club has no reminder and takes cards until the play begins', () => {
  const { paysAtClubSince, paymentDueAt, startsAt, remindAt } = atClub().snapshot();
  expect([paysAtClubSince, paymentDueAt, remindAt]).toEqual([AT, startsAt, null]);
});

test('no deadline ends a booking that pays at the club, and one that pays by card ends', () => {
  expect([atClub().closeAtDeadline(AFTER_PLAY), atClub().expireUntouched(AFTER_PLAY)]).toEqual([
    false,
    false,
  ]);
  expect([place().closeAtDeadline(AFTER_PLAY), place().expireUntouched(AFTER_PLAY)]).toEqual([true, true]);
});

test('choosing the club again changes nothing', () => {
  const booking = atClub();
  booking.payAtClub(AFTER_PLAY);
  expect(booking.snapshot().paysAtClubSince).toBe(AT);
  expect(booking.events.map(({ name }) => name)).toEqual(['booking.pays_at_club']);
});

test('a booking that pays at the club can move, and is due when the new play begins', () => {
  const booking = atClub();
  booking.move(placementOf({ play: { date: '2026-11-22', minute: 9 * 60, length: 60 } }));
  const { paymentDueAt, startsAt } = booking.snapshot();
  expect(paymentDueAt).toEqual(startsAt);
});

test.each<[string, (booking: Booking) => void, new () => Error]>([
  ['after a payment', (booking) => booking.pay(toCents(725)), PaysAtClubTooLate],
  ['if nothing is missing', (booking) => booking.discount(toCents(1650)), NothingDueAtClub],
  ['after a cancellation', (booking) => booking.cancelByPlayer(AT, null), BookingNotActive],
])('the club is refused %s', (_case, act, refusal) => {
  const booking = place();
  act(booking);
  expect(() => booking.payAtClub(AT)).toThrow(refusal);
});
