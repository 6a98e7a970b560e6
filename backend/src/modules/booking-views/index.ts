export { BookingPartQueries } from './application/booking-part-queries.js';
export { type BookingView, PlayerBookingQueries } from './application/player-booking-queries.js';
