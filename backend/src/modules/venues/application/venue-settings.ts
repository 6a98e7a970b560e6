import type { InstallationRules } from '../domain/rules/index.js';

/** Settings of the installation that concern venues. */
export abstract class VenueSettings {
  /** The time zone of a new venue if the admin gives none. */
  abstract readonly defaultTimeZone: string;
  /** The country of phone numbers that are written without one, such as `EC`. */
  abstract readonly defaultCountry: string;
  /** The rules of a venue that the settings decide until the venue changes them. */
  abstract readonly defaults: InstallationRules;
}
