export { BookingPartQueries } from './application/booking-part-queries.js';
export { QuoteBooking } from './application/quote-booking.js';
export { type BookingView, PlayerBookingQueries } from './application/player-booking-queries.js';
