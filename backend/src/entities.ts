import { BookingSchema } from './modules/bookings/adapters/persistence/booking.schema.js';
import { PaymentSchema } from './modules/payments/adapters/persistence/payment.schema.js';
import { RefundSchema } from './modules/payments/adapters/persistence/refund.schema.js';

/** Every aggregate that TypeORM loads and saves. */
export const ENTITIES = [BookingSchema, PaymentSchema, RefundSchema];
