/** The settings of the installation that contacts need. */
export abstract class ContactSettings {
  /** The country of phone numbers that are written without one, such as `EC`. */
  abstract readonly defaultCountry: string;
}
