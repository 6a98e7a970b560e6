import { toCents } from '../../../kernel/domain/money.js';
import { countsAsUnpaid } from './unpaid-limit.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const UNPAID = {
  status: 'active',
  paidCents: toCents(0),
  totalCents: toCents(1650),
  startsAt: new Date('2026-11-20T20:00:01Z'),
} as const;

test.each([
  ['an unpaid booking counts', UNPAID, true],
  ['a partly paid booking counts', { ...UNPAID, paidCents: toCents(1649) }, true],
  ['a paid booking does not count', { ...UNPAID, paidCents: toCents(1650) }, false],
  ['a free booking does not count', { ...UNPAID, totalCents: toCents(0) }, false],
  ['a booking whose hour has begun does not count', { ...UNPAID, startsAt: NOW }, false],
  ['a closing booking does not count', { ...UNPAID, status: 'closing' as const }, false],
  ['a cancelled booking does not count', { ...UNPAID, status: 'cancelled' as const }, false],
  ['an expired booking does not count', { ...UNPAID, status: 'expired' as const }, false],
])('the limit of unpaid bookings: %s', (_case, booking, counts) =>
  expect(countsAsUnpaid(booking, NOW)).toBe(counts),
);
