export { CompareWithProvider } from './application/compare-with-provider.js';
export { PaymentGateway } from './application/payment-gateway.js';
export { TestCard } from './application/test-card.js';
export type { Intent } from './domain/intent.js';
export { type LedgerTransaction, paymentReceived } from './domain/ledger.js';
export { Payment } from './domain/payment.js';
