/** Reads the time zones that a venue can have. */
export abstract class TimeZoneQueries {
  /** Returns the IANA names that both the database and Node.js know, in alphabetical order. */
  abstract all(): Promise<string[]>;
}
