/**
 * The states of a payment.
 * - `creating`: the payment is stored; the provider may or may not have created the intent.
 * - `open`: the payer can confirm. A declined card keeps the payment in this status.
 * - `processing`: the bank has not decided yet.
 * - `held`: the amount is authorised on the card but not captured.
 * - `succeeded` and `canceled`: final.
 */
export type PaymentStatus = 'creating' | 'open' | 'processing' | 'held' | 'succeeded' | 'canceled';

/** The statuses that may follow each status. A final status has none. */
const NEXT_STATUSES = {
  creating: ['open', 'processing', 'held', 'succeeded', 'canceled'],
  open: ['open', 'processing', 'held', 'succeeded', 'canceled'],
  processing: ['processing', 'open', 'held', 'succeeded', 'canceled'],
  held: ['held', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
} as const satisfies Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>;

/** A status that may follow `From`; for the compiler. */
export type NextStatus<From extends PaymentStatus = PaymentStatus> = (typeof NEXT_STATUSES)[From][number];

/** Returns true if a payment may move from one status to the other. */
export function mayFollow<From extends PaymentStatus>(to: PaymentStatus, from: From): to is NextStatus<From> {
  const allowed: readonly PaymentStatus[] = NEXT_STATUSES[from];
  return allowed.includes(to);
}

/** Returns true if a payment with this status can never change again. */
export function isFinalStatus(status: PaymentStatus): status is 'succeeded' | 'canceled' {
  return NEXT_STATUSES[status].length === 0;
}

/** The statuses in which the payer may still confirm or the bank is deciding. */
export const IN_FLIGHT_STATUSES = [
  'creating',
  'open',
  'processing',
] as const satisfies readonly PaymentStatus[];
