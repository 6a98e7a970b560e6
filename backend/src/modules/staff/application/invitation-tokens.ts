/** The tokens of invitations: 128 bits, computed from a seed and a secret, stored nowhere. */
export abstract class InvitationTokens {
  /** Returns 16 random bytes for a new invitation. */
  abstract newSeed(): Buffer;

  /** Returns the token of a new invitation. */
  abstract tokenOf(seed: Buffer): string;

  /** Returns the token of a stored invitation, or null if its secret is no longer in use. */
  abstract storedTokenOf(invitation: { seed: Buffer; tokenHash: Buffer }): string | null;

  /** Returns SHA-256 of a token. It takes the same work for any text. */
  abstract hashOf(token: string): Buffer;

  /** Returns the address of the page where the invitation is accepted. */
  abstract urlOf(token: string): string;
}
