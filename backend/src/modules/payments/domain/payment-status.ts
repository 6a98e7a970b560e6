/**
 * `creating`: the row is there, the provider may or may not have been asked. `open`: the payer can confirm; a declined
 * card leaves it there. `processing`: the bank is thinking. `held`: the amount waits on the card. The other two are
 * final.
 */
export type PaymentStatus = 'creating' | 'open' | 'processing' | 'held' | 'succeeded' | 'canceled';

/** From each status to those that may follow. A final one never changes. */
export const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  creating: ['open', 'processing', 'held', 'succeeded', 'canceled'],
  open: ['open', 'processing', 'held', 'succeeded', 'canceled'],
  processing: ['processing', 'open', 'held', 'succeeded', 'canceled'],
  held: ['held', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
};
