/** The one source of the current time. Port and injection token; production follows the database's clock. */
export abstract class Clock {
  /** The current instant. */
  abstract now(): Date;
}
