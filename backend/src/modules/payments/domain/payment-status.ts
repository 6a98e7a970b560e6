/**
 * `creating`: the row is there, the provider may or may not have been asked. `open`: the payer can confirm; a declined
 * card leaves it there. `processing`: the bank is thinking. The other two are final.
 */
export type PaymentStatus = 'creating' | 'open' | 'processing' | 'succeeded' | 'canceled';

/** From each status to those that may follow. A final one never changes. */
export const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  creating: ['open', 'processing', 'succeeded', 'canceled'],
  open: ['open', 'processing', 'succeeded', 'canceled'],
  processing: ['processing', 'open', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
};
