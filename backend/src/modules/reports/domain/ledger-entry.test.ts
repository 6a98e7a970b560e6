import { kindOf, LEDGER_KINDS, type LedgerKind } from './ledger-entry.js';

const CASES: [txn: string, cents: number, isOwed: boolean, kind: LedgerKind][] = [
  ['pay:1', 1450, false, 'payment'],
  ['pay:1', 1450, true, 'payment_owed'],
  ['ref:1', -1450, false, 'refund'],
  ['ref:1', -1450, true, 'refund_owed'],
  ['ref-failed:1', 1450, false, 'refund_returned'],
  ['left:1', 0, true, 'given_back'],
  ['fee:1', -50, false, 'fee'],
  ['dispute:1:withdrawn', -1, false, 'dispute_withdrawn'],
  ['dispute:1:returned', 1450, false, 'dispute_returned'],
  ['dispute:1:returned', 0, false, 'dispute_returned'],
  ['dispute-lost:1', 0, false, 'dispute_lost'],
  ['dispute-regained:1', 0, false, 'dispute_regained'],
];

test.each(CASES)('the transaction %s of %d cents (owed: %s) is a %s', (txn, cents, isOwed, kind) => {
  expect(kindOf(txn, { cents, isOwed })).toBe(kind);
});

test('each kind of the ledger has a transaction', () => {
  expect(new Set(CASES.map(([, , , kind]) => kind))).toEqual(new Set(LEDGER_KINDS));
});
