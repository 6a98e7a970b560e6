/** Schedules a repair of the payments, refunds and releases that should have settled by now. */
export const RECONCILE_TASK = 'payments.reconcile';

/** Repairs one payment in flight. Payload: `paymentId`. */
export const REPAIR_TASK = 'payments.repair';

/** Finishes the release of a booking. Payload: `bookingId`. */
export const CLOSE_BOOKING_TASK = 'payments.close-booking';

/** Opens a reserved place of a payment link that was not paid. Payload: `paymentId`, `until`. */
export const RELEASE_PLACE_TASK = 'payments.release-place';

/** Sends a refund and records its outcome. Payload: `refundId`. */
export const SEND_REFUND_TASK = 'payments.send-refund';

/** Removes every saved card of a customer at the provider. Payload: `customerId`. */
export const REMOVE_CARDS_TASK = 'payments.remove-cards';
