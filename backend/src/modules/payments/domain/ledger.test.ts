import fc from 'fast-check';
import { type BookingId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import {
  counterReturned,
  counterSold,
  feeTaken,
  type LedgerLine,
  ledgerTransaction,
  type LedgerTransaction,
  paymentGivenBack,
  paymentReceived,
  refundPaid,
  refundReturned,
} from './ledger.js';

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
    'a fraction of a cent in one line',
    [
      { account: 'provider', cents: 1 },
      { account: 'provider_fees', cents: -0.5 },
      { account: 'booking_revenue', cents: -0.5 },
    ],
  ],
  [
    'a line of 0 cents beside two others',
    [
      { account: 'provider', cents: 1 },
      { account: 'booking_revenue', cents: -1 },
      { account: 'provider_fees', cents: 0 },
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

const BOOKING = idFrom<BookingId>('booking-1');
const aRefund = (excess: boolean, cents = 725) => ({
  providerId: 're_1',
  bookingId: BOOKING,
  amount: toCents(cents),
  excess,
  at: AT,
});
const aSale = (cents = 300) => ({
  saleId: 'sale-1',
  amount: toCents(cents),
  account: 'cash' as const,
  at: AT,
});

test.each<[string, () => LedgerTransaction | null, string, BookingId | null, Record<string, number>]>([
  [
    'a payment in cash',
    () =>
      paymentReceived({
        intentId: 'desk_1',
        bookingId: BOOKING,
        amount: toCents(1450),
        excess: false,
        at: AT,
        account: 'cash',
      }),
    'pay:desk_1',
    BOOKING,
    { cash: 1450, booking_revenue: -1450 },
  ],
  [
    'places that their payer gave up',
    () => paymentGivenBack({ intentId: 'pi_1', bookingId: BOOKING, owed: toCents(363), at: AT }),
    'left:pi_1',
    BOOKING,
    { booking_revenue: 363, owed_to_payers: -363 },
  ],
  [
    'a refund of what was earned',
    () => refundPaid(aRefund(false)),
    'ref:re_1',
    BOOKING,
    { provider: -725, booking_revenue: 725 },
  ],
  [
    'a refund of what was owed',
    () => refundPaid(aRefund(true)),
    'ref:re_1',
    BOOKING,
    { provider: -725, owed_to_payers: 725 },
  ],
  [
    'a refund at the desk',
    () => refundPaid({ ...aRefund(false), account: 'terminal' }),
    'ref:re_1',
    BOOKING,
    { terminal: -725, booking_revenue: 725 },
  ],
  [
    'a refund that came back',
    () => refundReturned(aRefund(false)),
    'ref-failed:re_1',
    BOOKING,
    { provider: 725, booking_revenue: -725 },
  ],
  [
    'a sale of the counter',
    () => counterSold(aSale()),
    'sale:sale-1',
    null,
    { cash: 300, counter_revenue: -300 },
  ],
  [
    'a sale that was given back',
    () => counterReturned(aSale()),
    'sale-back:sale-1',
    null,
    { cash: -300, counter_revenue: 300 },
  ],
  [
    'a fee of the provider',
    () => feeTaken({ intentId: 'pi_1', bookingId: BOOKING, amount: toCents(72), at: AT }),
    'fee:pi_1',
    BOOKING,
    { provider: -72, provider_fees: 72 },
  ],
])('the ledger has two exact lines for %s', (_, entered, id, bookingId, balances) => {
  const transaction = entered();
  expect(transaction).toMatchObject({ id, bookingId, occurredAt: AT });
  const lines = transaction?.lines.map(({ account, cents }) => [account, cents]) ?? [];
  expect(Object.fromEntries(lines)).toEqual(balances);
});

test('the ledger has no transaction for a fee of nothing', () => {
  expect(feeTaken({ intentId: 'pi_1', bookingId: BOOKING, amount: toCents(0), at: AT })).toBeNull();
});

test('money that comes back leaves every account as it was, for every amount', () => {
  const amounts = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(amounts, fc.boolean(), (cents, excess) => {
      const pairs = [
        [refundPaid(aRefund(excess, cents)), refundReturned(aRefund(excess, cents))],
        [counterSold(aSale(cents)), counterReturned(aSale(cents))],
      ];
      for (const pair of pairs) {
        const lines = pair.flatMap((transaction) => transaction.lines);
        const balanceOf = (account: string) =>
          lines.reduce((sum, line) => (line.account === account ? sum + line.cents : sum), 0);
        expect(lines.map(({ account }) => balanceOf(account))).toEqual([0, 0, 0, 0]);
      }
    }),
  );
});
