export { CompareWithProvider } from './application/reconciliation/compare-with-provider.js';
export { PaymentGateway } from './application/ports/payment-gateway.js';
export { TestCard } from './application/ports/test-card.js';
export type { Intent } from './domain/intent.js';
export { type LedgerTransaction, paymentReceived } from './domain/ledger.js';
export { Payment } from './domain/payment.js';
