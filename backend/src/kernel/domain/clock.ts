/** The only source of the current time. In production it follows the database's clock. */
export abstract class Clock {
  /** Returns the current instant. */
  abstract now(): Date;
}
