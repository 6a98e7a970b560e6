export { EndPayment } from './application/intents/end-payment.js';
export { EndPayments } from './application/intents/end-payments.js';
export { MoveBooking } from './application/intents/move-booking.js';
export { OpenIntent } from './application/intents/open-intent.js';
export { PaymentAttempts } from './application/intents/payment-attempts.js';
export { RELEASE_PLACE_TASK } from './application/payment-tasks.js';
export { LeavePlace } from './application/places/leave-place.js';
export { LedgerRepository } from './application/ports/ledger-repository.js';
export { PaymentRepository } from './application/ports/payment-repository.js';
export { RefundRepository } from './application/ports/refund-repository.js';
export { ReturnContradicted } from './application/refunds/return-contradicted.js';
export { ProviderMovements } from './application/repairs/provider-movements.js';
export { RecordPayment } from './application/settling/record-payment.js';
export { RequestRefunds } from './application/settling/request-refunds.js';
export { isRefusalUntold } from './domain/card-check.js';
export {
  counterReturned,
  counterSold,
  feeTaken,
  type LedgerTransaction,
  paymentReceived,
  refundPaid,
  transactionOfPayment,
} from './domain/ledger.js';
export { Payment, type PaymentPurpose } from './domain/payment.js';
export {
  BelowMinimumCharge,
  DiscountUsedWithCard,
  NothingToReturn,
  PaymentDeadlinePassed,
} from './domain/payment-errors.js';
export { DESK_METHODS, type DeskMethod } from './domain/payment-state.js';
export { PlaceNotYours } from './domain/place-errors.js';
export { placeHeldUntil, publicPlaceHeldUntil, restHeldUntil } from './domain/place-hold.js';
export type { Refund } from './domain/refund.js';
