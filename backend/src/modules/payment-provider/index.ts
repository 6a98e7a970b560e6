export { CustomerMerge } from './application/ports/customer-merge.js';
export {
  type ChargeableCard,
  CustomerRepository,
  type ProviderCustomer,
} from './application/ports/customer-repository.js';
export {
  OrderSpent,
  PaymentGateway,
  type RefundOrder,
  RefundRefused,
} from './application/ports/payment-gateway.js';
export { ProviderEventRepository } from './application/ports/provider-event-repository.js';
export { TestCard } from './application/ports/test-card.js';
export { FOLLOW_DISPUTE_TASK, FOLLOW_REFUND_TASK, SETTLE_TASK } from './application/provider-tasks.js';
export { SavedCards } from './application/saved-cards.js';
export { SettledIntents } from './application/settled-intents.js';
export type { Intent, IntentStatus } from './domain/intent.js';
export {
  type DeclinedCharge,
  DISPUTE_STATUSES,
  type DisputeMovement,
  type DisputeStatus,
  type ProviderDispute,
} from './domain/provider-dispute.js';
export { ProviderUnavailable } from './domain/provider-errors.js';
export { providerFee } from './domain/provider-fee.js';
export { providerPage } from './domain/provider-page.js';
export type { ProviderRefund } from './domain/provider-refund.js';
export type { CustomerCard, SavedCard } from './domain/saved-card.js';
