export { BookingBody, SharedBookingBody } from './adapters/http/booking.dto.js';
export { BookingViews, type BookingView, type SharedBookingView } from './application/booking-views.js';
export { type BookingAccount, BookingsFacade } from './application/bookings-facade.js';
export { BookingNotActive, BookingNotFound } from './domain/booking-errors.js';
export { BookingsModule } from './bookings.module.js';
