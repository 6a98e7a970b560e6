import type { PlayerId } from '../../../../kernel/domain/ids.js';
import type { Contact, ContactChange } from '../../domain/contact.js';

/**
 * The name and the contact of a player. Only the player, the club and those who play along may see
 * them.
 */
export interface PlayerProfile extends Contact {
  /** True for an account: a code that was sent to the address has come back. */
  readonly emailVerified: boolean;
}

/** Stores the names, phones and e-mail addresses of players. */
export abstract class PlayerProfileRepository {
  /** Returns the profiles of the players that exist. */
  abstract find(playerIds: readonly PlayerId[]): Promise<Map<PlayerId, PlayerProfile>>;

  /** Creates a guest with this contact. No browser has a session of it. */
  abstract add(playerId: PlayerId, contact: ContactChange, at: Date): Promise<void>;

  /**
   * Stores the given fields. Returns false, and stores nothing, if the player does not exist or is
   * an account with another e-mail address.
   */
  abstract save(playerId: PlayerId, change: ContactChange): Promise<boolean>;
}
