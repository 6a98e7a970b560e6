/**
 * Encrypts what the database must not contain in clear. `owner` is bound to the text, so that the
 * sealed text of one owner cannot be given to another.
 */
export abstract class SealedKeys {
  abstract seal(text: string, owner: string): Buffer;

  /**
   * Returns the text, and whether it was sealed with the previous secret and should be sealed
   * again. Returns null if no present key opens it.
   */
  abstract open(sealed: Buffer, owner: string): { text: string; isOutdated: boolean } | null;
}
