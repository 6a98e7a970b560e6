import type { ManageLink } from '../domain/manage-link.js';

/** Creates the tokens of the links in letters: 128 bits, computed from a seed and a secret. */
export abstract class ManageTokens {
  /** Returns 16 random bytes for a new link. */
  abstract newSeed(): Buffer;

  /** Returns the token of a new link. */
  abstract tokenOf(seed: Buffer): string;

  /** Returns the token of a stored link, or null if its secret is no longer in use. */
  abstract storedTokenOf(link: ManageLink): string | null;

  /** Returns SHA-256 of a token. It takes the same work for any text. */
  abstract hashOf(token: string): Buffer;

  /** Returns the address of the page that shows the booking. */
  abstract urlOf(token: string): string;
}
