/** Ask the provider about an intent. Payload: `intentId`, `eventId`. */
export const SETTLE_TASK = 'payments.settle';

/** Look after the payments under way. Payload: `olderThanSeconds`; without it those that should have settled by now. */
export const RECONCILE_TASK = 'payments.reconcile';

/** Look after one payment. Payload: `paymentId`. */
export const REPAIR_TASK = 'payments.repair';
