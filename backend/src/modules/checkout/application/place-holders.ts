import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { AddressMarks } from '../../bookings/index.js';
import { mailboxOf } from '../../../kernel/domain/mailbox.js';
import { PlayerProfiles } from '../../players/index.js';

/** Distinguishes the strangers who take places of an open game. */
@Injectable()
export class PlaceHolders {
  constructor(
    private readonly addresses: AddressMarks,
    private readonly profiles: PlayerProfiles,
  ) {}

  /**
   * Returns a mark that is equal for all guests of a network address, or for all accounts of a
   * mailbox, and differs for each booking. New sessions and further spellings give no other mark.
   */
  async markOf(playerId: PlayerId, address: string, bookingId: BookingId): Promise<string> {
    const { email, emailVerified } = await this.profiles.of(playerId);
    const who = emailVerified && email !== null ? mailboxOf(email) : address;
    return this.addresses.markOf(who, bookingId);
  }
}
