import { placementOf } from '../../../../test/support/fixtures/placement.js';
import { toCents } from '../../../kernel/domain/money.js';
import { Booking } from './booking.js';
import { AlreadyAtClub, BookingNotActive, NothingToTransfer, TransferTooLate } from './booking-errors.js';

const AT = new Date('2026-11-20T20:05:00Z');
const TWELVE_HOURS_LATER = new Date('2026-11-21T08:05:00Z');
const RULE = { holder: 'Club', bank: 'Banco', number: '123', note: null, hours: 12 };

const place = () => Booking.place(placementOf());
function expecting(rule = RULE): Booking {
  const booking = place();
  booking.chooseTransfer(rule, AT);
  return booking;
}

test('a transfer has the hours of the venue, and a reminder before its deadline', () => {
  const { transfer, paymentDueAt, remindAt } = expecting().snapshot();
  expect(transfer).toEqual({
    since: AT.toISOString(),
    holder: 'Club',
    bank: 'Banco',
    number: '123',
    note: null,
  });
  expect(paymentDueAt).toEqual(TWELVE_HOURS_LATER);
  expect(remindAt).toEqual(new Date('2026-11-21T07:50:00Z'));
});

test('a transfer has to arrive before the play begins', () => {
  const { paymentDueAt, startsAt } = expecting({ ...RULE, hours: 72 }).snapshot();
  expect(paymentDueAt).toEqual(startsAt);
});

test('choosing the transfer again does not move its deadline', () => {
  const booking = expecting();
  booking.chooseTransfer({ ...RULE, number: '456' }, TWELVE_HOURS_LATER);
  expect(booking.snapshot()).toMatchObject({ paymentDueAt: TWELVE_HOURS_LATER, transfer: { number: '123' } });
  expect(booking.events.map(({ name }) => name)).toEqual(['booking.by_transfer']);
});

test('a deadline ends a booking that waits for a transfer', () => {
  expect(expecting().expireUntouched(TWELVE_HOURS_LATER)).toBe(true);
});

test('a booking that waits for a transfer keeps its deadline when it moves, and may be left to the club', () => {
  const moved = expecting();
  moved.move(placementOf({ play: { date: '2026-11-22', minute: 9 * 60, length: 60 } }));
  expect(moved.snapshot().paymentDueAt).toEqual(TWELVE_HOURS_LATER);
  moved.payAtClub(AT);
  expect(moved.snapshot()).toMatchObject({ transfer: null, paysAtClubSince: AT });
});

test('a transfer can be chosen exactly two hours before the play', () => {
  const booking = place();
  booking.chooseTransfer(RULE, new Date('2026-11-21T21:00:00Z'));
  expect(booking.snapshot().paymentDueAt).toEqual(booking.snapshot().startsAt);
});

test('a transfer is refused with the reason: a payment, or too little time', () => {
  const paid = place();
  paid.pay(toCents(725));
  expect(() => paid.chooseTransfer(RULE, AT)).toThrow('ya tiene un pago');
  const late = new Date('2026-11-21T22:00:00Z');
  expect(() => place().chooseTransfer(RULE, late)).toThrow('puede no llegar a tiempo');
});

test.each<[string, (booking: Booking) => void, Date, new (...args: never[]) => Error]>([
  ['after a payment', (booking) => booking.pay(toCents(725)), AT, TransferTooLate],
  ['if nothing is missing', (booking) => booking.discount(toCents(1650)), AT, NothingToTransfer],
  ['after a cancellation', (booking) => booking.cancelByPlayer(AT, null), AT, BookingNotActive],
  ['of a booking that pays at the club', (booking) => booking.payAtClub(AT), AT, AlreadyAtClub],
  ['less than two hours before the play', () => undefined, new Date('2026-11-21T21:00:01Z'), TransferTooLate],
])('a transfer is refused %s', (_case, act, at, refusal) => {
  const booking = place();
  act(booking);
  expect(() => booking.chooseTransfer(RULE, at)).toThrow(refusal);
});
