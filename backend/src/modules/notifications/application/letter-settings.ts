/** The settings of the installation that sample letters contain. */
export abstract class LetterSettings {
  /** The address of the site, without a trailing slash. */
  abstract readonly publicUrl: string;
}
