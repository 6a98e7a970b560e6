/** The link of one recipient of letters about one booking. Its token is not stored. */
export interface ManageLink {
  /** 16 random bytes, from which the token is computed. */
  readonly seed: Buffer;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
  readonly bookingId: string;
  /** The recipient: the organiser, or a friend who paid. */
  readonly playerId: string;
}
