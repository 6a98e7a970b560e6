/**
 * The states of a payment.
 * - `creating`: the payment is stored; the provider may or may not have created the intent.
 * - `open`: the payer can confirm. A declined card keeps the payment in this status.
 * - `processing`: the bank has not decided yet.
 * - `held`: the amount is authorised on the card but not captured.
 * - `succeeded` and `canceled`: final.
 * - `contradicted`: money was taken that contradicts the payment: another amount or currency, or a
 *   payment that was canceled. The booking does not count it, and an admin decides about it. Final.
 */
export type PaymentStatus =
  'creating' | 'open' | 'processing' | 'held' | 'succeeded' | 'canceled' | 'contradicted';

/** The statuses that may follow each status. */
const NEXT_STATUSES = {
  creating: ['open', 'processing', 'held', 'succeeded', 'canceled', 'contradicted'],
  open: ['open', 'processing', 'held', 'succeeded', 'canceled', 'contradicted'],
  processing: ['processing', 'open', 'held', 'succeeded', 'canceled', 'contradicted'],
  held: ['held', 'succeeded', 'canceled', 'contradicted'],
  succeeded: [],
  canceled: ['contradicted'],
  contradicted: [],
} as const satisfies Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>;

/** A status that may follow `From`; for the compiler. */
export type NextStatus<From extends PaymentStatus = PaymentStatus> = (typeof NEXT_STATUSES)[From][number];

/** Returns true if a payment may move from one status to the other. */
export function mayFollow<From extends PaymentStatus>(to: PaymentStatus, from: From): to is NextStatus<From> {
  const allowed: readonly PaymentStatus[] = NEXT_STATUSES[from];
  return allowed.includes(to);
}

const FINAL_STATUSES = ['succeeded', 'canceled', 'contradicted'] as const satisfies readonly PaymentStatus[];

/** Returns true if nothing more is expected from the payer, the bank or the provider. */
export function isFinalStatus(status: PaymentStatus): status is (typeof FINAL_STATUSES)[number] {
  return FINAL_STATUSES.some((final) => final === status);
}

/** The statuses in which the payer may still confirm or the bank is deciding. */
export const IN_FLIGHT_STATUSES = [
  'creating',
  'open',
  'processing',
] as const satisfies readonly PaymentStatus[];
