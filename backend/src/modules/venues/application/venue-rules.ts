/** Settings of the installation that concern venues. */
export abstract class VenueRules {
  /** The time zone of a new venue if the admin gives none. */
  abstract readonly defaultTimeZone: string;
  /** The country of phone numbers that are written without one, such as `EC`. */
  abstract readonly defaultCountry: string;
}
