/** A player as far as a sign-in has to know. */
export interface LockedPlayer {
  readonly id: string;
  readonly isAccount: boolean;
  readonly email: string | null;
}

/** Stores which players are accounts: those whose address was verified, each with its own. */
export abstract class PlayerAccountRepository {
  /** Returns the id of the account with this address in any case, or null. */
  abstract idOf(email: string): Promise<string | null>;

  /** Locks the players that exist until the unit of work ends, always in the same order. */
  abstract lock(playerIds: readonly string[]): Promise<LockedPlayer[]>;

  /** Creates an account. */
  abstract add(playerId: string, email: string, at: Date): Promise<void>;

  /** Makes the player an account with this address, or gives the account another address. */
  abstract verify(playerId: string, email: string, at: Date): Promise<void>;

  /** Gives the account the name and the phone of the guest, if it has none. */
  abstract adoptProfile(guestId: string, accountId: string): Promise<void>;
}
