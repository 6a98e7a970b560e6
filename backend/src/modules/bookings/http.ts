export { BlockBody } from './adapters/http/block.dto.js';
export { DayQuery, DurationBody } from './adapters/http/calendar.dto.js';
export {
  AMOUNT,
  BOOKING_CODE,
  BookedCourtBody,
  BookedVenueBody,
  LENGTH,
  LOCAL_TIME,
  SharedBookingBody,
} from './adapters/http/shared-booking.dto.js';
export { dayFrom, slotFrom } from './adapters/http/slot-input.js';
