import type { PlayerId } from '../../../kernel/domain/ids.js';

/** How a browser is reached: an address at its push service, and keys to encrypt for it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Stores the browsers that want reminders, at most one subscription for each session. */
export abstract class PushSubscriptionRepository {
  /** Replaces the session's subscription. An address of another session becomes this one's. */
  abstract save(sessionIdHash: Buffer, subscription: PushSubscription, at: Date): Promise<void>;

  /** Ends the subscription of a session, if it has one. */
  abstract end(sessionIdHash: Buffer): Promise<void>;

  /** Removes an address that its push service no longer knows. */
  abstract remove(endpoint: string): Promise<void>;

  /** Returns the subscriptions of open sessions of these players. */
  abstract ofPlayers(playerIds: readonly PlayerId[], at: Date): Promise<PushSubscription[]>;

  /** Returns the subscription with this address, or null if it has ended. */
  abstract find(endpoint: string, at: Date): Promise<PushSubscription | null>;
}
