/** A card that the provider keeps for a customer, as far as the customer may see it. */
export interface SavedCard {
  /** The provider's id. Only its customer can be charged with it. */
  readonly id: string;
  /** The provider's word for the brand, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
}

/** A saved card with its expiry. It can be used until the end of that month. */
export interface CustomerCard extends SavedCard {
  /** From 1 to 12. */
  readonly expMonth: number;
  readonly expYear: number;
}
