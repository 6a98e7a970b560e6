import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** The customer of the provider that a player is. */
export interface CustomerToMerge {
  readonly playerId: PlayerId;
  readonly customerId: string;
  /** The card of the last payment; null if there is none. */
  readonly cardId: string | null;
}

/** Makes an account the customer that its guest was at the provider (docs/adr/0045). */
export abstract class CustomerMerge {
  /** Returns the customers of both players, locked until the unit of work ends. */
  abstract lock(guestId: PlayerId, accountId: PlayerId): Promise<CustomerToMerge[]>;

  /**
   * If both are customers, the account keeps its own one for what is paid from now on, unless only
   * the guest has a card. The other one becomes a further customer, and the guest's bookings keep
   * the card that they were promised.
   */
  abstract merge(
    customers: readonly CustomerToMerge[],
    guestId: PlayerId,
    accountId: PlayerId,
  ): Promise<void>;
}
