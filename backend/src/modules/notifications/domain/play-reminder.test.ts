import { type BookingId, idFrom } from '../../../kernel/domain/ids.js';
import { isTimely, type ReminderKind, remindToPlayAt, startsRemindedBefore } from './play-reminder.js';

const startsAt = new Date('2026-11-21T23:00:00.000Z');
const booking = {
  status: 'active',
  paymentStatus: 'completed',
  paysAtClub: false,
  startsAt: startsAt.toISOString(),
  createdAt: '2026-11-18T10:00:00.000Z',
};
const timely = (kind: ReminderKind, now: string, change: Partial<typeof booking> = {}) =>
  isTimely(
    { bookingId: idFrom<BookingId>('booking-1'), kind, startsAt },
    { ...booking, ...change },
    new Date(now),
  );

test('a reminder is sent a day before play, and another one two hours before', () => {
  expect(remindToPlayAt('day', startsAt)).toEqual(new Date('2026-11-20T23:00:00.000Z'));
  expect(remindToPlayAt('hours', startsAt)).toEqual(new Date('2026-11-21T21:00:00.000Z'));
  expect(startsRemindedBefore('day', remindToPlayAt('day', startsAt))).toEqual(startsAt);
});

test.each([
  ['day', '2026-11-20T23:00:00.000Z', true],
  ['day', '2026-11-21T20:00:00.000Z', true],
  ['day', '2026-11-21T20:00:01.000Z', false],
  ['hours', '2026-11-21T21:00:00.000Z', true],
  ['hours', '2026-11-21T22:45:00.000Z', true],
  ['hours', '2026-11-21T22:45:01.000Z', false],
] as const)('the reminder "%s" that leaves at %s still helps: %s', (kind, now, helps) => {
  expect(timely(kind, now)).toBe(helps);
});

test.each([
  ['was cancelled', { status: 'cancelled' }],
  ['is not paid', { paymentStatus: 'partial' }],
  ['begins at another time now', { startsAt: '2026-11-22T23:00:00.000Z' }],
  ['was made less than a day before', { createdAt: '2026-11-20T23:00:01.000Z' }],
])('no player is reminded of a booking that %s', (_case, change) => {
  expect(timely('day', '2026-11-20T23:00:00.000Z', change)).toBe(false);
});

test('a booking that was made exactly a day before is reminded of', () => {
  const atOnce = { createdAt: '2026-11-20T23:00:00.000Z' };
  expect(timely('day', '2026-11-20T23:00:00.000Z', atOnce)).toBe(true);
});

test('a player who pays at the club is reminded like one who has paid', () => {
  const atClub = { paymentStatus: 'pending', paysAtClub: true };
  expect(timely('day', '2026-11-20T23:00:00.000Z', atClub)).toBe(true);
});
