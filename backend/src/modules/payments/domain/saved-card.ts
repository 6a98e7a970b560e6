/** A card that the provider keeps for a customer, as far as the customer may see it. */
export interface SavedCard {
  /** The provider's id. Only its customer can be charged with it. */
  readonly id: string;
  /** The provider's word for the brand, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
}
