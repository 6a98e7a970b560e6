import fc from 'fast-check';
import { type BookingId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { type LedgerLine, ledgerTransaction, paymentReceived } from './ledger.js';

const AT = new Date('2026-11-20T20:00:00Z');
const enter = (lines: LedgerLine[]) =>
  ledgerTransaction({ id: 'pay:pi_1', bookingId: idFrom<BookingId>('booking-1'), occurredAt: AT, lines });

test('a payment that the booking accepts is entered as revenue', () => {
  const received = {
    intentId: 'pi_1',
    bookingId: idFrom<BookingId>('booking-1'),
    amount: toCents(1450),
    excess: false,
    at: AT,
  };
  expect(paymentReceived(received)).toEqual({
    id: 'pay:pi_1',
    bookingId: 'booking-1',
    occurredAt: AT,
    lines: [
      { account: 'provider', cents: 1450 },
      { account: 'booking_revenue', cents: -1450 },
    ],
  });
});

test('a payment that the booking does not accept is entered as owed to the payer', () => {
  const received = {
    intentId: 'pi_1',
    bookingId: idFrom<BookingId>('booking-1'),
    amount: toCents(1450),
    excess: true,
    at: AT,
  };
  expect(paymentReceived(received).lines).toEqual([
    { account: 'provider', cents: 1450 },
    { account: 'owed_to_payers', cents: -1450 },
  ]);
});

test('the lines of a received payment add up to zero for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 99_999_999 }), fc.boolean(), (cents, excess) => {
      const received = {
        intentId: 'pi_1',
        bookingId: idFrom<BookingId>('booking-1'),
        amount: toCents(cents),
        excess,
        at: AT,
      };
      expect(paymentReceived(received).lines.reduce((total, line) => total + line.cents, 0)).toBe(0);
    }),
  );
});

test.each<[string, LedgerLine[]]>([
  [
    'lines that do not add up',
    [
      { account: 'provider', cents: 2 },
      { account: 'booking_revenue', cents: -1 },
    ],
  ],
  ['only one line', [{ account: 'provider', cents: 0 }]],
  ['no lines', []],
  [
    'lines of 0 cents',
    [
      { account: 'provider', cents: 0 },
      { account: 'booking_revenue', cents: 0 },
    ],
  ],
  [
    'a fraction of a cent',
    [
      { account: 'provider', cents: 0.5 },
      { account: 'booking_revenue', cents: -0.5 },
    ],
  ],
  [
    'the same account twice',
    [
      { account: 'provider', cents: 1 },
      { account: 'provider', cents: -1 },
    ],
  ],
])('a ledger transaction with %s is rejected', (_, lines) => {
  expect(() => enter(lines)).toThrow('does not balance');
});
