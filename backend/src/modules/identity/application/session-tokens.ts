/** What browsers hold: opaque and random. Only its hash is stored, so a copy of the database opens no session. */
export abstract class SessionTokens {
  /** A new token of 256 random bits, with its hash. */
  abstract issue(): { token: string; idHash: Buffer };

  /** The stored form of a token; `null` where the text cannot be one of ours. */
  abstract hashOf(token: string): Buffer | null;
}
