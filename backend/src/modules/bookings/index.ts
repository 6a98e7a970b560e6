export { AddressMarks } from './application/address-marks.js';
export { BookingDrafts } from './application/booking-drafts.js';
export { bookingLabel } from './application/booking-label.js';
export {
  type BookedCourtView,
  BookingQueries,
  type SharedBookingView,
} from './application/booking-queries.js';
export type { BookingAccount } from './application/booking-account.js';
export { BookingsFacade } from './application/bookings-facade.js';
export {
  type AffectedBooking,
  type AffectedBookings,
  BookingsOutside,
} from './application/bookings-outside.js';
export { CalendarQueries, type DayPreview } from './application/calendar-queries.js';
export { CancelBooking, type CancellationOutcome } from './application/cancel-booking.js';
export { CancelForVenue } from './application/cancel-for-venue.js';
export { CorrectTimeZone } from './application/correct-time-zone.js';
export {
  freeCells,
  halvesOf,
  openCells,
  startsOfCourt,
  type Stretch,
  type UsedCell,
  usedCells,
} from './application/court-day.js';
export { cheapestStarts } from './application/free-starts.js';
export { despiteNewRules } from './application/despite-new-rules.js';
export { FreedHours, type FreedStretch } from './application/freed-hours.js';
export {
  type BlockedStretchView,
  type BlockView,
  HourBlockQueries,
} from './application/hour-block-queries.js';
export { HourHolds, type DayWithoutHold } from './application/hour-holds.js';
export { offerOf } from './application/play-offer.js';
export { OfferedHours } from './application/offered-hours.js';
export { Releases } from './application/releases.js';
export { PlaceBooking } from './application/place-booking.js';
export {
  type SaleChoice,
  type SaleDraft,
  type SaleOffer,
  type SaleStart,
  StaffSales,
} from './application/staff-sales.js';
export { Booking } from './domain/booking.js';
export { parseBookingCode } from './domain/booking-code.js';
export { lastBookableDay } from './domain/booked-play.js';
export {
  BeyondBookingWindow,
  BookingNotActive,
  BookingNotFound,
  MoveTooLate,
  PriceChanged,
  RulesChanged,
  SaleBeyondRules,
  SlotInThePast,
  TooSoon,
} from './domain/booking-errors.js';
export {
  type BookingStatus,
  type CloseKind,
  type BookingPaymentStatus,
  paymentStatusOf,
  statusAt,
  type StatusFacts,
  type StoredStatus,
} from './domain/booking-status.js';
export type { HourBlock } from './domain/hour-block.js';
export { UNPAID_LIMIT } from './domain/unpaid-limit.js';
export { refundOf, type RefundPolicy } from './domain/refund-policy.js';
export { isInTimeForTransfer } from './domain/transfer.js';
export {
  dayOf,
  daysAfter,
  endOf,
  formatSlotRange,
  formatTimeSlot,
  HALF_HOUR,
  halfHoursOf,
  isOver,
  parseDay,
  parseTimeSlot,
  type Play,
  type Slot,
  startOf,
  wallTime,
  wallTimeOf,
} from './domain/slot.js';
