/** The codes that an authenticator app shows (TOTP, RFC 6238): six digits, new every 30 seconds. */
export abstract class OneTimeCodes {
  /** Returns a new key of 160 random bits, in base32 as people type it. */
  abstract newKey(): Promise<string>;

  /** Returns the address that an app reads from a QR code. */
  abstract addressOf(key: string, username: string): Promise<string>;

  /**
   * Returns the number of the 30-second step that the code belongs to, or null for a wrong code.
   * Clocks differ, so the steps before and after the present one count as well. Compares in
   * constant time.
   */
  abstract stepOf(code: string, key: string, at: Date): Promise<number | null>;
}
