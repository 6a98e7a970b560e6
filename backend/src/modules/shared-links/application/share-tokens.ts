import type { LinkAccess } from '../domain/public-places.js';

/** A token of a payment link, read. */
export interface ReadToken {
  readonly linkId: string;
  readonly access: LinkAccess;
}

/**
 * Creates and reads the tokens of payment links. A token is computed from the link's id and a
 * secret, so that it need not be stored. The token of the public is another one than that of the
 * group, and neither can be computed from the other.
 */
export abstract class ShareTokens {
  /** Returns a random id for a new link: 128 bits in the form of a UUID. */
  abstract newLinkId(): string;

  abstract tokenOf(linkId: string, access: LinkAccess): string;

  /** Returns what a token opens, or null if this server did not create it. */
  abstract read(token: string): ReadToken | null;

  /** Returns the address of the page that shows the link. */
  abstract urlOf(token: string): string;
}
