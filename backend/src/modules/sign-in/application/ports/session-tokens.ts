/**
 * The opaque random tokens that browsers hold as session cookies. The database stores only their
 * hashes, so that a copy of the database opens no session.
 */
export abstract class SessionTokens {
  /** Returns a new token of 256 random bits together with its hash. */
  abstract issue(): { token: string; idHash: Buffer };

  /** Returns the stored form of a token, or null if the text does not have the form of a token. */
  abstract hashOf(token: string): Buffer | null;
}
