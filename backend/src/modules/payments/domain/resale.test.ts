import fc from 'fast-check';
import { type BookingId, type PaymentId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { asksAgainAt, type LaterPlay, resaleShares, waitsUntil } from './resale.js';

const EVENING = 18 * 60;
const cancelled = (kept: number[], durationMinutes = 60) => ({
  startMinute: EVENING,
  durationMinutes,
  payments: kept.map((cents, index) => ({
    id: idFrom<PaymentId>(`payment-${index + 1}`),
    keptCents: toCents(cents),
  })),
});
const later = (cents: number, over: Partial<LaterPlay> = {}): LaterPlay => ({
  id: idFrom<BookingId>('later'),
  startMinute: EVENING,
  durationMinutes: 60,
  isFinal: true,
  keptCents: toCents(cents),
  spentCents: toCents(0),
  ...over,
});
const totalOf = (...given: Parameters<typeof resaleShares>) =>
  resaleShares(...given).reduce((total, { amountCents }) => total + amountCents, 0);

test('the same time sold at the full price brings back everything that was kept', () => {
  expect(resaleShares(cancelled([725]), [later(1450)])).toEqual([
    { paymentId: 'payment-1', resoldBy: 'later', amountCents: 725 },
  ]);
});

test('a cheaper booking brings back no more than it left to the venue', () => {
  expect(totalOf(cancelled([1450]), [later(500)])).toBe(500);
});

test.each([
  ['the time was not booked again', []],
  ['the later booking was free', [later(0)]],
  ['the later booking lies beside the cancelled time', [later(1450, { startMinute: EVENING + 60 })]],
  ['its money has already brought back something else', [later(700, { spentCents: toCents(700) })]],
])('nothing comes back if %s', (_, bookings) => expect(resaleShares(cancelled([725]), bookings)).toEqual([]));

test('a half hour that stays unsold keeps its share, and the odd cent is in the first half', () => {
  const half = { durationMinutes: 30 };
  expect(totalOf(cancelled([725]), [later(2000, half)])).toBe(363);
  expect(totalOf(cancelled([725]), [later(2000, { ...half, startMinute: EVENING + 30 })])).toBe(362);
});

test('a booking beside the cancelled time brings back nothing of what another resold', () => {
  const beside = later(1000, { id: idFrom<BookingId>('beside'), startMinute: EVENING + 60 });
  expect(resaleShares(cancelled([1450]), [beside, later(500)])).toEqual([
    { paymentId: 'payment-1', resoldBy: 'later', amountCents: 500 },
  ]);
});

test('a half hour that a free booking took stays unsold', () => {
  const free = later(0, { id: idFrom<BookingId>('free'), durationMinutes: 30 });
  const sold = later(2000, { durationMinutes: 30, startMinute: EVENING + 30 });
  expect(totalOf(cancelled([725]), [free, sold])).toBe(362);
});

test('a decision waits seven days for money, and is tried again each hour', () => {
  const end = new Date('2026-11-20T20:00:00Z');
  expect(waitsUntil(end)).toEqual(new Date('2026-11-27T20:00:00Z'));
  expect(asksAgainAt(end)).toEqual(new Date('2026-11-20T21:00:00Z'));
});

test('two bookings that cover the time together bring back everything, the first as much as it can', () => {
  const halves = [
    later(500, { id: idFrom<BookingId>('first'), durationMinutes: 30 }),
    later(800, { id: idFrom<BookingId>('second'), durationMinutes: 30, startMinute: EVENING + 30 }),
  ];
  expect(resaleShares(cancelled([1300]), halves)).toEqual([
    { paymentId: 'payment-1', resoldBy: 'first', amountCents: 500 },
    { paymentId: 'payment-1', resoldBy: 'second', amountCents: 800 },
  ]);
});

test('a longer booking repays with all that it left', () => {
  const longer = later(1600, { startMinute: EVENING - 30, durationMinutes: 90 });
  expect(totalOf(cancelled([1600]), [longer])).toBe(1600);
});

test('each payer gets a part by largest remainder, and the parts add up to the cent', () => {
  const shares = resaleShares(cancelled([362, 362, 363, 363]), [later(1001)]);
  expect(shares.map(({ amountCents }) => amountCents)).toEqual([250, 250, 251, 250]);
});

test('the money of several sources reaches the payers without a cent in between', () => {
  const shares = resaleShares(cancelled([100, 100]), [
    later(70, { id: idFrom<BookingId>('b') }),
    later(500, { id: idFrom<BookingId>('c') }),
  ]);
  expect(shares).toEqual([
    { paymentId: 'payment-1', resoldBy: 'b', amountCents: 70 },
    { paymentId: 'payment-1', resoldBy: 'c', amountCents: 30 },
    { paymentId: 'payment-2', resoldBy: 'c', amountCents: 100 },
  ]);
});

const cents = fc.integer({ min: 0, max: 5000 });
const halves = fc.integer({ min: 0, max: 5 }).map((half) => EVENING - 30 + half * 30);
const aLater = fc.record({
  startMinute: halves,
  durationMinutes: fc.constantFrom(30, 60, 90),
  keptCents: cents.map(toCents),
  spentCents: cents.map(toCents),
});

test('no payment gets more than was kept of it, and no later booking gives more than it has left', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(30, 60, 90, 120),
      fc.array(aLater, { maxLength: 4 }),
      (kept, durationMinutes, facts) => {
        const bookings = facts.map((fact, index) =>
          later(0, { ...fact, id: idFrom<BookingId>(String(index)) }),
        );
        const shares = resaleShares(cancelled(kept, durationMinutes), bookings);
        const given = (matches: (share: (typeof shares)[number]) => boolean) =>
          shares.filter(matches).reduce((total, { amountCents }) => total + amountCents, 0);
        kept.forEach((most, index) =>
          expect(given(({ paymentId }) => paymentId === `payment-${index + 1}`)).toBeLessThanOrEqual(most),
        );
        bookings.forEach(({ id, keptCents, spentCents }) =>
          expect(given(({ resoldBy }) => resoldBy === id)).toBeLessThanOrEqual(
            Math.max(0, keptCents - spentCents),
          ),
        );
        expect(new Set(shares.map(({ paymentId, resoldBy }) => `${paymentId} ${resoldBy}`)).size).toBe(
          shares.length,
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('everything comes back to the cent if later bookings of the whole time have enough left', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 4 }), cents, (kept, more) => {
      const all = kept.reduce((total, one) => total + one, 0);
      const shares = resaleShares(cancelled(kept), [later(all + more)]);
      const back = kept.map((_, index) =>
        shares.filter(({ paymentId }) => paymentId === `payment-${index + 1}`).map((one) => one.amountCents),
      );
      expect(back.map((parts) => parts.reduce((total: number, part) => total + part, 0))).toEqual(kept);
    }),
  );
});
