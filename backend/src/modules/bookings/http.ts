export { BookedCourtBody, BookingBody, SharedBookingBody } from './adapters/http/booking.dto.js';
