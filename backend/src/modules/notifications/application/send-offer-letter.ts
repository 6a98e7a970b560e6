import { Injectable } from '@nestjs/common';
import { formatSlotRange } from '../../bookings/index.js';
import { PlayerProfiles } from '../../identity/index.js';
import { HourOffers } from '../../waiting-list/index.js';
import { offerLetter } from '../domain/offer-letter.js';
import { LetterBox } from './letter-box.js';

/** Writes to a player on the waiting list which hour is offered, unless the offer has ended. */
@Injectable()
export class SendOfferLetter {
  constructor(
    private readonly offers: HourOffers,
    private readonly profiles: PlayerProfiles,
    private readonly letters: LetterBox,
  ) {}

  async execute(offerId: string): Promise<void> {
    const offer = await this.offers.letterOf(offerId);
    if (!offer) return;
    const profiles = await this.profiles.ofMany([offer.playerId]);
    const { email: to = null, name = null } = profiles.get(offer.playerId) ?? {};
    if (to === null) return;
    const { venue, court, timeSlot, durationMinutes, ...facts } = offer;
    const hours = formatSlotRange(timeSlot, durationMinutes);
    await this.letters.post({
      key: `offer:${offerId}`,
      to,
      name,
      letter: offerLetter({ ...facts, venue: venue.name, court: court.name, hours }),
    });
  }
}
