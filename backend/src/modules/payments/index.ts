export { PaymentGateway } from './application/ports/payment-gateway.js';
export { TestCard } from './application/ports/test-card.js';
export { CompareWithProvider } from './application/reconciliation/compare-with-provider.js';
export { RecordPayment } from './application/settling/record-payment.js';
export type { Intent } from './domain/intent.js';
export { type LedgerTransaction, paymentReceived } from './domain/ledger.js';
export { Payment } from './domain/payment.js';
export { providerFee } from './domain/provider-fee.js';
