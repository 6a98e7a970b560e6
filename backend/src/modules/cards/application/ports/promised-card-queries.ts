import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** Knows which bookings were promised that their missing rest is charged to a saved card. */
export abstract class PromisedCardQueries {
  /** Returns the codes of the player's bookings that this card pays at their deadline. */
  abstract bookingsOf(playerId: PlayerId, cardId: string): Promise<string[]>;
}
