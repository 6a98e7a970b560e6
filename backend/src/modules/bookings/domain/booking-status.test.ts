import { toCents } from '../../../kernel/domain/money.js';
import { paymentStatusOf, statusAt } from './booking-status.js';

test.each([
  [0, 1650, 'pending'],
  [1, 1650, 'partial'],
  [1649, 1650, 'partial'],
  [1650, 1650, 'completed'],
  [0, 0, 'completed'],
])('%d of %d cents paid shows as %s', (paid, total, status) =>
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
] as const)('the stored status %s (%s) at %s shows as %s', (status, closeKind, at, shown) => {
  const startsAt = new Date('2026-11-21T23:00:00Z');
  expect(statusAt({ status, closeKind, startsAt, durationMinutes: 60 }, new Date(at))).toBe(shown);
});
