export { type BookingView, PlayerBookingQueries } from './application/player-booking-queries.js';
