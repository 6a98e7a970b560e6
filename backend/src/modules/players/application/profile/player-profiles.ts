import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { SessionChanged } from '../../../../kernel/domain/session-changed.js';
import { type ContactChange, storedForm } from '../../domain/contact.js';
import { EmailNeedsCode } from '../../domain/player-errors.js';
import { ContactSettings } from '../ports/contact-settings.js';
import { type PlayerProfile, PlayerProfileRepository } from '../ports/player-profile-repository.js';

const NOTHING: PlayerProfile = { name: null, phone: null, email: null, emailVerified: false };

/**
 * Names, phones and e-mail addresses of players. Only `customers` stores some of them as well, as
 * what a venue knows; the erasure of a person clears one row here and those of the venues there.
 */
@Injectable()
export class PlayerProfiles {
  constructor(
    private readonly profiles: PlayerProfileRepository,
    private readonly settings: ContactSettings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns an empty profile for a player who is unknown or has been erased. */
  async of(playerId: PlayerId): Promise<PlayerProfile> {
    return (await this.profiles.find([playerId])).get(playerId) ?? NOTHING;
  }

  /** Returns the profiles of these players, without those who are unknown. */
  async ofMany(playerIds: Iterable<PlayerId>): Promise<ReadonlyMap<PlayerId, PlayerProfile>> {
    const ids = [...new Set(playerIds)];
    return ids.length === 0 ? new Map() : this.profiles.find(ids);
  }

  /**
   * Creates a guest for a customer at the desk or on the telephone, inside the unit of work of
   * the caller. No browser is this guest, and the address stays unconfirmed.
   * @throws InvalidContact if a field cannot be stored
   */
  async addGuest(contact: ContactChange): Promise<PlayerId> {
    const playerId = idFrom<PlayerId>(`guest-${this.ids.next()}`);
    await this.profiles.add(playerId, storedForm(contact, this.settings.defaultCountry), this.clock.now());
    return playerId;
  }

  /**
   * Stores the given fields in their normal form. `null` or a blank text removes a field, and
   * `undefined` leaves it as it is.
   * @throws InvalidContact if a field cannot be stored
   * @throws EmailNeedsCode for another e-mail address of an account
   * @throws SessionChanged if the player has just signed in and the guest no longer exists
   */
  async save(playerId: PlayerId, change: ContactChange): Promise<void> {
    const stored = storedForm(change, this.settings.defaultCountry);
    if (Object.values(stored).every((field) => field === undefined)) return;
    if (await this.profiles.save(playerId, stored)) return;
    throw (await this.of(playerId)).emailVerified ? new EmailNeedsCode() : new SessionChanged();
  }
}
