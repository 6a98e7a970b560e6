/** A refund as reported by the provider. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly intentId: string;
  /**
   * False for the released part of an authorisation, which the provider also reports as a refund.
   */
  readonly movedMoney: boolean;
  /** From the metadata written by this application; null if the refund was made elsewhere. */
  readonly refundId: string | null;
  /** The attempt of this application that made it; null if the refund was made elsewhere. */
  readonly key: string | null;
}
