/** The rules of booking that the settings of an installation define. */
export abstract class BookingRules {
  /** How many days ahead players can book. */
  abstract readonly windowDays: number;
  /** Seconds from booking to the payment deadline. */
  abstract readonly graceSeconds: number;
  /** How many unpaid bookings may be made from one network address at one venue. */
  abstract readonly unpaidPerAddress: number;
}
