/** The tokens of offers, which letters contain. A copy of the database contains none. */
export abstract class OfferTokens {
  abstract tokenOf(offerId: string): string;

  /** Returns the id of an offer, or `null` if the token is not ours. */
  abstract offerIdOf(token: string): string | null;

  /** Returns the address of the screen of an offer. */
  abstract urlOf(offerId: string): string;
}
