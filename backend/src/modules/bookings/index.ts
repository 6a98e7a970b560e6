export { BookingViews, type BookingView, type SharedBookingView } from './application/booking-views.js';
export { type BookingAccount, BookingsFacade } from './application/bookings-facade.js';
export { Booking } from './domain/booking.js';
export { BookingNotActive, BookingNotFound } from './domain/booking-errors.js';
export {
  dayOf,
  daysAfter,
  endOf,
  endOfSlot,
  formatSlotRange,
  formatTimeSlot,
  type Slot,
  SLOT_HOURS,
  startOf,
} from './domain/slot.js';
export type { GameType, PriceTable } from './domain/tariff.js';
