/**
 * Creates and reads the tokens of payment links. A token is computed from the link's id and a
 * secret, so that it need not be stored.
 */
export abstract class ShareTokens {
  /** Returns a random id for a new link: 128 bits in the form of a UUID. */
  abstract newLinkId(): string;

  abstract tokenOf(linkId: string): string;

  /** Returns the id of the link, or null if this server did not create the token. */
  abstract linkIdOf(token: string): string | null;

  /** Returns the address of the page that shows the link. */
  abstract urlOf(token: string): string;
}
