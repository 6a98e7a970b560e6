import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A player as far as a sign-in has to know. */
export interface LockedPlayer {
  readonly id: PlayerId;
  readonly isAccount: boolean;
  readonly email: string | null;
}

/** Stores which players are accounts: those whose address was verified, each with its own. */
export abstract class PlayerAccountRepository {
  /** Returns the id of the account with this address in any case, or null. */
  abstract idOf(email: string): Promise<PlayerId | null>;

  /** Locks the players that exist until the unit of work ends, always in the same order. */
  abstract lock(playerIds: readonly PlayerId[]): Promise<LockedPlayer[]>;

  /** Creates an account. */
  abstract add(playerId: PlayerId, email: string, at: Date): Promise<void>;

  /** Makes the player an account with this address, or gives the account another address. */
  abstract verify(playerId: PlayerId, email: string, at: Date): Promise<void>;

  /** Gives the account the name and the phone of the guest, if it has none. */
  abstract adoptProfile(guestId: PlayerId, accountId: PlayerId): Promise<void>;
}
