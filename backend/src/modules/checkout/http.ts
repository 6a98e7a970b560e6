export { PaymentOfferBody } from './adapters/http/payment.dto.js';
