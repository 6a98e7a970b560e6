import type { PlayerId } from '../../../../kernel/domain/ids.js';
import type { Passkey } from '../../../sign-in/index.js';

/** A passkey with its owner. */
export interface PlayerPasskey {
  /** Our id. The id of the credential is in `passkey`. */
  id: string;
  playerId: PlayerId;
  passkey: Passkey;
}

/** A question to a browser, which only the player who was asked may respond to. */
export interface PasskeyChallenge {
  challenge: string;
  playerId: PlayerId;
  /** Whether the browser creates a passkey or uses one. */
  purpose: 'create' | 'use';
}

/** Stores the passkeys of players and the challenges that are open. */
export abstract class PlayerPasskeyRepository {
  /**
   * Makes changes of one account wait for each other until the ambient transaction ends. Returns
   * false if the player is no account, or no longer.
   */
  abstract lockAccount(playerId: PlayerId): Promise<boolean>;

  /** Returns the passkeys of a player, the oldest first. */
  abstract ofPlayer(playerId: PlayerId): Promise<PlayerPasskey[]>;

  /** Returns the passkey with this credential, or null. */
  abstract byCredential(credentialId: string): Promise<PlayerPasskey | null>;

  /** Returns false if any account has this credential. */
  abstract add(passkey: PlayerPasskey): Promise<boolean>;

  /** Returns false if the counter is not above the stored one. Devices that do not count keep 0. */
  abstract use(id: string, state: Pick<Passkey, 'counter' | 'isBackedUp'>, at: Date): Promise<boolean>;

  /** Returns false if the player has no passkey with this id. */
  abstract remove(playerId: PlayerId, id: string): Promise<boolean>;

  /** Returns how many it removed. */
  abstract removeAllOf(playerId: PlayerId): Promise<number>;

  abstract keepChallenge(challenge: PasskeyChallenge, expiresAt: Date): Promise<void>;

  /** Removes the challenge. Returns false if it is unknown, another player's, used or too old. */
  abstract takeChallenge(challenge: PasskeyChallenge, at: Date): Promise<boolean>;
}
