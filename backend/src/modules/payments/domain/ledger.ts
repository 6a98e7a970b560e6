import type { BookingId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';

/**
 * The accounts of the ledger.
 * - `provider`: our money at the payment provider.
 * - `cash`, `transfer`, `terminal`: money that admins have taken at the desk.
 * - `booking_revenue`: money earned by bookings.
 * - `owed_to_payers`: money received for a booking that does not accept it, to be refunded.
 * - `disputed`: money that the payer's bank has withdrawn until it decides about a dispute.
 * - `counter_revenue`: money earned by sales of the counter, which are no bookings.
 * - `provider_fees`: what the provider took for charges and disputes.
 */
export type LedgerAccount =
  MoneyAccount | 'booking_revenue' | 'counter_revenue' | 'owed_to_payers' | 'disputed' | 'provider_fees';

/** Where our money is. */
export type MoneyAccount = 'provider' | 'cash' | 'transfer' | 'terminal';

/** One line of a transaction in cents, never zero. A debit is positive, a credit negative. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly cents: number;
}

/**
 * One movement of money in double entry: its lines add up to zero. The id identifies the movement,
 * so that it cannot be entered twice.
 */
export interface LedgerTransaction {
  readonly id: string;
  /** Null for a sale of the counter. */
  readonly bookingId: BookingId | null;
  readonly occurredAt: Date;
  readonly lines: readonly LedgerLine[];
}

/**
 * Checks and returns a transaction.
 * @throws RangeError if the lines do not balance, which is a programming error
 */
export function ledgerTransaction(transaction: LedgerTransaction): LedgerTransaction {
  const { id, lines } = transaction;
  const accounts = new Set(lines.map((line) => line.account));
  const areValid = lines.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0);
  const balance = lines.reduce((total, line) => total + line.cents, 0);
  if (!areValid || balance !== 0 || lines.length < 2 || accounts.size < lines.length)
    throw new RangeError(`ledger transaction ${id} does not balance`);
  return transaction;
}

/** Returns the id of the transaction of a received payment. */
export const transactionOfPayment = (intentId: string): string => `pay:${intentId}`;

/** Returns the transaction of a received payment: revenue if the booking accepts it, else owed. */
export function paymentReceived(received: {
  intentId: string;
  bookingId: BookingId;
  amount: Cents;
  excess: boolean;
  at: Date;
  /** `provider` if it is left out. */
  account?: MoneyAccount;
}): LedgerTransaction {
  return ledgerTransaction({
    id: transactionOfPayment(received.intentId),
    bookingId: received.bookingId,
    occurredAt: received.at,
    lines: [
      { account: received.account ?? 'provider', cents: received.amount },
      { account: received.excess ? 'owed_to_payers' : 'booking_revenue', cents: -received.amount },
    ],
  });
}

/**
 * Returns the transaction of a payment whose payer gave up the places: what was earned is owed to
 * the payer from now on, until the refund leaves.
 */
export function paymentGivenBack(given: {
  intentId: string;
  bookingId: BookingId;
  owed: Cents;
  at: Date;
}): LedgerTransaction {
  return ledgerTransaction({
    id: `left:${given.intentId}`,
    bookingId: given.bookingId,
    occurredAt: given.at,
    lines: [
      { account: 'booking_revenue', cents: given.owed },
      { account: 'owed_to_payers', cents: -given.owed },
    ],
  });
}

/** A refund that has left or come back, for the ledger. */
export interface MovedRefund {
  providerId: string;
  bookingId: BookingId;
  amount: Cents;
  /** True if the refunded payment was excess. */
  excess: boolean;
  at: Date;
  /** `provider` if it is left out. */
  account?: MoneyAccount;
}

/** Returns the transaction of a paid refund. It reduces revenue, or what is owed to payers. */
export function refundPaid(refund: MovedRefund): LedgerTransaction {
  return ledgerTransaction({
    id: `ref:${refund.providerId}`,
    bookingId: refund.bookingId,
    occurredAt: refund.at,
    lines: [
      { account: refund.account ?? 'provider', cents: -refund.amount },
      { account: refund.excess ? 'owed_to_payers' : 'booking_revenue', cents: refund.amount },
    ],
  });
}

/** Returns the transaction of a refund that failed after it was paid: it reverses the payment. */
export function refundReturned(refund: MovedRefund): LedgerTransaction {
  const { lines, ...paid } = refundPaid(refund);
  const reversed = lines.map(({ account, cents }) => ({ account, cents: -cents }));
  return ledgerTransaction({ ...paid, id: `ref-failed:${refund.providerId}`, lines: reversed });
}

/** A sale of the counter that is paid or given back, for the ledger. */
interface CounterMovement {
  saleId: string;
  amount: Cents;
  account: Exclude<MoneyAccount, 'provider'>;
  at: Date;
}

/** Returns the transaction of a sale of the counter. */
export function counterSold({ saleId, amount, account, at }: CounterMovement): LedgerTransaction {
  return ledgerTransaction({
    id: `sale:${saleId}`,
    bookingId: null,
    occurredAt: at,
    lines: [
      { account, cents: amount },
      { account: 'counter_revenue', cents: -amount },
    ],
  });
}

/** Returns the transaction of a sale of the counter that was given back. */
export function counterReturned(movement: CounterMovement): LedgerTransaction {
  const { lines, ...sold } = counterSold(movement);
  const reversed = lines.map(({ account, cents }) => ({ account, cents: -cents }));
  return ledgerTransaction({ ...sold, id: `sale-back:${movement.saleId}`, lines: reversed });
}

/** Returns the transaction of the provider's fee for a charge, or null if there was none. */
export function feeTaken(fee: {
  intentId: string;
  bookingId: BookingId;
  amount: Cents;
  at: Date;
}): LedgerTransaction | null {
  if (fee.amount === 0) return null;
  return ledgerTransaction({
    id: `fee:${fee.intentId}`,
    bookingId: fee.bookingId,
    occurredAt: fee.at,
    lines: [
      { account: 'provider', cents: -fee.amount },
      { account: 'provider_fees', cents: fee.amount },
    ],
  });
}
