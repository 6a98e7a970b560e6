export { BookingPartQueries } from './application/booking-part-queries.js';
export { PaymentLinkOfBooking } from './application/payment-link-of-booking.js';
export { QuoteBooking } from './application/quote-booking.js';
export { type BookingView, PlayerBookingQueries } from './application/player-booking-queries.js';
