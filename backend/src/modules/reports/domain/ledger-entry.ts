/**
 * The subject of a transaction of the ledger.
 * - `payment`, `payment_owed`: money arrived, for the booking or to be given back
 * - `refund`, `refund_owed`: money went back, from what the booking earned or from what was owed
 * - `refund_returned`: a refund came back, because the bank could not deliver it
 * - `given_back`: a payer gave up the paid place, so what was earned is owed
 * - `fee`: the provider's fee for a charge
 * - `dispute_withdrawn`, `dispute_returned`: the payer's bank took money back, or returned it
 * - `dispute_lost`: the withdrawn money no longer counts as earned
 * - `dispute_regained`: the loss was reversed
 */
export const LEDGER_KINDS = [
  'payment',
  'payment_owed',
  'refund',
  'refund_owed',
  'refund_returned',
  'given_back',
  'fee',
  'dispute_withdrawn',
  'dispute_returned',
  'dispute_lost',
  'dispute_regained',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Returns the kind of a transaction from its id and its effect, in signed cents. */
export function kindOf(txn: string, { cents, isOwed }: { cents: number; isOwed: boolean }): LedgerKind {
  const [prefix] = txn.split(':');
  switch (prefix) {
    case 'pay':
      return isOwed ? 'payment_owed' : 'payment';
    case 'ref':
      return isOwed ? 'refund_owed' : 'refund';
    case 'ref-failed':
      return 'refund_returned';
    case 'left':
      return 'given_back';
    case 'fee':
      return 'fee';
    case 'dispute-lost':
      return 'dispute_lost';
    case 'dispute-regained':
      return 'dispute_regained';
    default:
      return cents < 0 ? 'dispute_withdrawn' : 'dispute_returned';
  }
}

/** The state of a finding in the list. */
export const FINDING_STATES = ['open', 'resolved'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export const FINDING_KINDS = ['payment', 'refund', 'fee', 'dispute', 'contradiction'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
