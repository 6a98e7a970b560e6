/** What letters need to know of the installation. */
export abstract class LetterSettings {
  /** Where people reach the site; no trailing slash. */
  abstract readonly publicUrl: string;
}
