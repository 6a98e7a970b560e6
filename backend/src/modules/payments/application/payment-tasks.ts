/** Retrieves an intent from the provider and records it. Payload: `intentId`, `eventId`. */
export const SETTLE_TASK = 'payments.settle';

/** Schedules a repair of the payments, refunds and releases that should have settled by now. */
export const RECONCILE_TASK = 'payments.reconcile';

/** Compares the movements of the last days with the provider. No payload. */
export const COMPARE_TASK = 'payments.compare';

/** Repairs one payment in flight. Payload: `paymentId`. */
export const REPAIR_TASK = 'payments.repair';

/** Finishes the release of a booking. Payload: `bookingId`. */
export const CLOSE_BOOKING_TASK = 'payments.close-booking';

/** Opens a reserved place of a payment link that was not paid. Payload: `paymentId`, `until`. */
export const RELEASE_PLACE_TASK = 'payments.release-place';

/** Sends a refund and records its outcome. Payload: `refundId`. */
export const SEND_REFUND_TASK = 'payments.send-refund';

/** Retrieves a dispute from the provider and records it. Payload: `disputeId`, `eventId`. */
export const FOLLOW_DISPUTE_TASK = 'payments.follow-dispute';

/** Retrieves a refund from the provider and records it. Payload: `providerRefundId`, `eventId`. */
export const FOLLOW_REFUND_TASK = 'payments.follow-refund';

/** Removes every saved card of a customer at the provider. Payload: `customerId`. */
export const REMOVE_CARDS_TASK = 'payments.remove-cards';
