/** The two rules of booking that an installation sets. */
export abstract class BookingRules {
  /** How many days ahead bookings open. */
  abstract readonly windowDays: number;
  /** Seconds from booking to the payment deadline. */
  abstract readonly graceSeconds: number;
}
