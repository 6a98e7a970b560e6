/** Ask the provider about an intent. Payload: `intentId`, `eventId`. */
export const SETTLE_TASK = 'payments.settle';

/** Look after the payments under way. Payload: `olderThanSeconds`; without it those that should have settled by now. */
export const RECONCILE_TASK = 'payments.reconcile';

/** Compare every movement of the last days with the provider. No payload. */
export const COMPARE_TASK = 'payments.compare';

/** Look after one payment. Payload: `paymentId`. */
export const REPAIR_TASK = 'payments.repair';

/** Finish the release of a booking. Payload: `bookingId`. */
export const CLOSE_BOOKING_TASK = 'payments.close-booking';

/** Give a place of a payment link free that has been held long enough. Payload: `paymentId`, `until`. */
export const RELEASE_PLACE_TASK = 'payments.release-place';

/** Send a refund and see what became of it. Payload: `refundId`. */
export const SEND_REFUND_TASK = 'payments.send-refund';

/** Ask the provider about one of its refunds. Payload: `providerRefundId`, `eventId`. */
export const FOLLOW_REFUND_TASK = 'payments.follow-refund';
