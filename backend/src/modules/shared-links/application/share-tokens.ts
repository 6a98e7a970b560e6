/** Tokens of payment links: made from the link's id with a secret, so that they can be made again and are not stored. */
export abstract class ShareTokens {
  /** An id for a new link: 128 random bits, in the form of our ids. */
  abstract newLinkId(): string;

  abstract tokenOf(linkId: string): string;

  /** The link that a token opens; `null` for anything that we did not make. */
  abstract linkIdOf(token: string): string | null;

  /** Where a friend opens the link. */
  abstract urlOf(token: string): string;
}
