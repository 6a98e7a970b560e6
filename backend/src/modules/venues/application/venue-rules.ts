/** What an installation sets about venues. */
export abstract class VenueRules {
  /** The zone of a new venue that names none. */
  abstract readonly defaultTimeZone: string;
}
