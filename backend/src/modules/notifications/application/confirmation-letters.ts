import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { PlayerBookingQueries } from '../../booking-flow/index.js';
import { MailAddresses, PlayerProfiles } from '../../players/index.js';
import { CONFIRMING } from '../domain/booking-letters.js';
import type { LetterOutcome } from '../domain/letter-limit.js';
import { SentMailRepository } from './sent-mail-repository.js';

/** `queued`: the letter waits for its job, or for another attempt. */
export type ConfirmationState = 'queued' | Exclude<LetterOutcome, 'sending'>;

/** Shows organisers whether the letters that confirm their bookings were sent. */
@Injectable()
export class ConfirmationLetters {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly profiles: PlayerProfiles,
    private readonly addresses: MailAddresses,
    private readonly sent: SentMailRepository,
  ) {}

  /** @throws BookingNotFound if the booking is not the player's own */
  async of(bookingId: BookingId, playerId: PlayerId | null): Promise<ConfirmationState> {
    const { userId } = await this.bookings.own(bookingId, playerId);
    const outcome = await this.sent.outcomeOf(CONFIRMING.map((occasion) => `${occasion}:${bookingId}`));
    if (outcome !== null) return outcome === 'sending' ? 'queued' : outcome;
    const { email } = await this.profiles.of(userId);
    if (email === null) return 'no_address';
    return (await this.addresses.isBlocked(email)) ? 'blocked' : 'queued';
  }
}
