/** The settings of the installation that letters contain. */
export abstract class LetterSettings {
  /** The address of the site, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** For instants that belong to no venue. */
  abstract readonly timeZone: string;
  abstract readonly contact: { readonly email: string | null; readonly phone: string | null };
}
