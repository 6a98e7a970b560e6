import { BookingSchema } from './modules/bookings/adapters/persistence/booking.schema.js';

/** Every aggregate that TypeORM loads and saves. */
export const ENTITIES = [BookingSchema];
