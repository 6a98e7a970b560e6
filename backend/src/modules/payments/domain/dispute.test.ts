import fc from 'fast-check';
import { type BookingId, type PaymentId, idFrom } from '../../../kernel/domain/ids.js';
import type { DisputeMovement, DisputeStatus, ProviderDispute } from '../../payment-provider/index.js';
import { type Dispute, disputeTransactions, followedDispute, isOpenDispute, lostIn } from './dispute.js';
import type { LedgerTransaction } from './ledger.js';

const AT = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-25T09:00:00Z');
const PAYMENT = { id: idFrom<PaymentId>('payment-1'), bookingId: idFrom<BookingId>('booking-1') };

const moved = (...movements: [cents: number, feeCents: number][]): DisputeMovement[] =>
  movements.map(([cents, feeCents], index) => ({ id: `txn_${index + 1}`, cents, feeCents }));
const WITHDRAWN = moved([-1450, 1500]);
const RETURNED = moved([-1450, 1500], [1450, 0]);

const aReport = (status: DisputeStatus, movements: DisputeMovement[] = WITHDRAWN): ProviderDispute => ({
  id: 'du_1',
  intentId: 'pi_1',
  amountCents: 1450,
  reason: 'fraudulent',
  status,
  evidenceDueAt: LATER,
  openedAt: AT,
  movements,
});

/** Returns what the ledger contains after these reports, as the program follows them. */
function transactionsAfter(reports: readonly ProviderDispute[], isOwedBack = false): LedgerTransaction[] {
  let before: Dispute | null = null;
  const ledger = new Map<string, LedgerTransaction>();
  for (const report of reports) {
    const dispute = followedDispute(report, PAYMENT, before, AT);
    const entry = { dispute, before, isOwedBack, at: AT };
    for (const transaction of disputeTransactions(entry, report.movements, new Set(ledger.keys()))) {
      expect(ledger.has(transaction.id)).toBe(false);
      ledger.set(transaction.id, transaction);
    }
    before = dispute;
  }
  return [...ledger.values()];
}

/** Returns the balance of each account that is not even. */
function accountsOf(transactions: readonly LedgerTransaction[]): Record<string, number> {
  const balances: Record<string, number> = {};
  for (const { account, cents } of transactions.flatMap(({ lines }) => lines))
    balances[account] = (balances[account] ?? 0) + cents;
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));
}

test.each<[DisputeStatus, boolean]>([
  ['inquiry', true],
  ['needs_response', true],
  ['under_review', true],
  ['won', false],
  ['lost', false],
  ['dropped', false],
])('the bank still decides about a dispute that is %s: %s', (status, isOpen) => {
  expect(isOpenDispute(status)).toBe(isOpen);
});

test('a dispute is stored with what the bank withholds and what the provider took for it', () => {
  const movements = moved([-1450, 1500], [450, 25]);
  expect(followedDispute(aReport('under_review', movements), PAYMENT, null, AT)).toEqual({
    id: 'du_1',
    amountCents: 1450,
    reason: 'fraudulent',
    status: 'under_review',
    evidenceDueAt: LATER,
    openedAt: AT,
    paymentId: 'payment-1',
    bookingId: 'booking-1',
    closedAt: null,
    withheldCents: 1000,
    feeCents: 1525,
  });
});

test('the first report of the decision says when the dispute ended', () => {
  const lost = followedDispute(aReport('lost'), PAYMENT, null, AT);
  expect(lost.closedAt).toEqual(AT);
  expect(followedDispute(aReport('lost'), PAYMENT, lost, LATER).closedAt).toEqual(AT);
  const open = followedDispute(aReport('under_review'), PAYMENT, lost, LATER);
  expect(open.closedAt).toBeNull();
  expect(followedDispute(aReport('won'), PAYMENT, open, LATER).closedAt).toEqual(LATER);
});

const FEES = { provider: -2950, provider_fees: 1500 };
test.each<[string, ProviderDispute[], Record<string, number>]>([
  ['is only asked about', [aReport('inquiry', [])], {}],
  ['is withdrawn', [aReport('needs_response')], { ...FEES, disputed: 1450 }],
  ['is withdrawn for no fee', [aReport('dropped', moved([-1450, 0]))], { provider: -1450, disputed: 1450 }],
  ['costs a fee alone', [aReport('won', moved([0, 1500]))], { provider: -1500, provider_fees: 1500 }],
  ['moves nothing', [aReport('won', moved([0, 0]))], {}],
  ['is lost', [aReport('needs_response'), aReport('lost')], { ...FEES, booking_revenue: 1450 }],
  ['is lost and reported twice', [aReport('lost'), aReport('lost')], { ...FEES, booking_revenue: 1450 }],
  ['is lost in a report before its withdrawal', [aReport('lost', [])], {}],
  ['is won', [aReport('won', RETURNED)], { provider: -1500, provider_fees: 1500 }],
  [
    'is won after it was lost',
    [aReport('lost'), aReport('won', RETURNED)],
    { provider: -1500, provider_fees: 1500 },
  ],
  [
    'is lost and partly returned later',
    [aReport('lost'), aReport('lost', moved([-1450, 1500], [450, 0]))],
    { provider: -2500, provider_fees: 1500, booking_revenue: 1000 },
  ],
  [
    'is lost, and an older report is stored in between',
    [aReport('lost'), aReport('needs_response'), aReport('lost')],
    { ...FEES, booking_revenue: 1450 },
  ],
])('the ledger of a payment that %s', (_, reports, accounts) => {
  expect(accountsOf(transactionsAfter(reports))).toEqual(accounts);
});

test('the transactions of a dispute name the dispute, its movements and the booking', () => {
  const transactions = transactionsAfter([aReport('lost'), aReport('won', RETURNED)]);
  expect(transactions.map(({ id }) => id)).toEqual([
    'dispute:du_1:txn_1',
    'dispute-lost:du_1',
    'dispute:du_1:txn_2',
    'dispute-regained:du_1',
  ]);
  for (const transaction of transactions)
    expect(transaction).toMatchObject({ bookingId: 'booking-1', occurredAt: AT });
});

test('the loss of money that belongs to no booking reduces what is owed to its payer', () => {
  expect(accountsOf(transactionsAfter([aReport('lost')], true))).toEqual({ ...FEES, owed_to_payers: 1450 });
});

const statuses = fc.constantFrom<DisputeStatus>('inquiry', 'needs_response', 'under_review', 'won', 'lost');
const cents = fc.integer({ min: -5000, max: 5000 });

test('no cent stays in dispute after a loss, however many reports come and in whatever order', () => {
  const movements = fc.array(fc.tuple(cents, fc.nat({ max: 2000 })), { maxLength: 4 });
  const earlier = fc.array(fc.tuple(statuses, fc.nat({ max: 4 })), { maxLength: 5 });
  fc.assert(
    fc.property(movements, earlier, statuses, (facts, reports, status) => {
      const all = moved(...facts);
      const older = reports.map(([state, known]) => aReport(state, all.slice(0, known)));
      const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      const [withdrawn, fees] = [total(all.map((one) => -one.cents)), total(all.map((one) => one.feeCents))];
      const balances = {
        provider: -withdrawn - fees,
        provider_fees: fees,
        [status === 'lost' ? 'booking_revenue' : 'disputed']: withdrawn,
      };
      const expected = Object.entries(balances).filter(([, balance]) => balance !== 0);
      expect(accountsOf(transactionsAfter([...older, aReport(status, all)]))).toEqual(
        Object.fromEntries(expected),
      );
    }),
    { numRuns: 500 },
  );
});

test('a payment has lost what banks kept of it in disputes that they decided against the club', () => {
  const aDispute = (status: DisputeStatus, withheldCents: number, paymentId: PaymentId = PAYMENT.id) => ({
    ...followedDispute(aReport(status, []), PAYMENT, null, AT),
    paymentId,
    withheldCents,
  });
  const disputes = [
    aDispute('lost', 1000),
    aDispute('lost', 450),
    aDispute('lost', -5),
    aDispute('needs_response', 70),
    aDispute('won', 7),
    aDispute('lost', 9000, idFrom<PaymentId>('payment-2')),
  ];
  expect(lostIn(disputes, PAYMENT.id)).toBe(1450);
  expect(lostIn([], PAYMENT.id)).toBe(0);
});
