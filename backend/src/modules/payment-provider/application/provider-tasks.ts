/**
 * The tasks of `payments` that an event of the provider starts. `payments` has given them their
 * names.
 */

/** Retrieves an intent from the provider and records it. Payload: `intentId`, `eventId`. */
export const SETTLE_TASK = 'payments.settle';

/** Retrieves a dispute from the provider and records it. Payload: `disputeId`, `eventId`. */
export const FOLLOW_DISPUTE_TASK = 'payments.follow-dispute';

/** Retrieves a refund from the provider and records it. Payload: `providerRefundId`, `eventId`. */
export const FOLLOW_REFUND_TASK = 'payments.follow-refund';
