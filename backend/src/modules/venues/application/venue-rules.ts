/** Settings of the installation that concern venues. */
export abstract class VenueRules {
  /** The time zone of a new venue if the admin gives none. */
  abstract readonly defaultTimeZone: string;
}
