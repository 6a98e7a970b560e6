import type { Cents } from '../../../kernel/domain/money.js';

/**
 * Where money is, and what it is for. `provider`: with the provider, ours; `booking_revenue`: earned by bookings;
 * `owed_to_payers`: received for a booking that does not take it, to be given back.
 */
export type LedgerAccount = 'provider' | 'booking_revenue' | 'owed_to_payers';

/** A debit is positive, a credit negative; in cents, never zero. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly cents: number;
}

/** One movement of money in double entry: its lines add up to zero. `id` names what moved, so that it is entered once. */
export interface LedgerTransaction {
  readonly id: string;
  readonly bookingId: string;
  readonly occurredAt: Date;
  readonly lines: readonly LedgerLine[];
}

/** The one way to a transaction; lines that do not balance are a programming error. */
export function ledgerTransaction(transaction: LedgerTransaction): LedgerTransaction {
  const { id, lines } = transaction;
  const accounts = new Set(lines.map((line) => line.account));
  const sound = lines.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0);
  const balance = lines.reduce((total, line) => total + line.cents, 0);
  if (!sound || balance !== 0 || lines.length < 2 || accounts.size < lines.length)
    throw new RangeError(`ledger transaction ${id} does not balance`);
  return transaction;
}

/** A payment has arrived: earned where its booking takes it, otherwise owed to whoever paid. */
export function paymentReceived(received: {
  intentId: string;
  bookingId: string;
  amount: Cents;
  excess: boolean;
  at: Date;
}): LedgerTransaction {
  return ledgerTransaction({
    id: `pay:${received.intentId}`,
    bookingId: received.bookingId,
    occurredAt: received.at,
    lines: [
      { account: 'provider', cents: received.amount },
      { account: received.excess ? 'owed_to_payers' : 'booking_revenue', cents: -received.amount },
    ],
  });
}

/** What the ledger knows of a refund that has left or come back. */
export interface MovedRefund {
  providerId: string;
  bookingId: string;
  amount: Cents;
  /** Whether its payment was excess. */
  excess: boolean;
  at: Date;
}

/** A refund that had left has come back: it is owed again. */
export function refundReturned(refund: MovedRefund): LedgerTransaction {
  const { lines, ...left } = refundPaid(refund);
  const back = lines.map(({ account, cents }) => ({ account, cents: -cents }));
  return ledgerTransaction({ ...left, id: `ref-failed:${refund.providerId}`, lines: back });
}

/** A refund has left: it takes back what its payment earned, or gives back what was owed. */
export function refundPaid(refund: MovedRefund): LedgerTransaction {
  return ledgerTransaction({
    id: `ref:${refund.providerId}`,
    bookingId: refund.bookingId,
    occurredAt: refund.at,
    lines: [
      { account: 'provider', cents: -refund.amount },
      { account: refund.excess ? 'owed_to_payers' : 'booking_revenue', cents: refund.amount },
    ],
  });
}
