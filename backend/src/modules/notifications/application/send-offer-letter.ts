import { Injectable } from '@nestjs/common';
import { QuoteBooking } from '../../booking-flow/index.js';
import { formatSlotRange, parseTimeSlot } from '../../bookings/index.js';
import { PlayerProfiles } from '../../players/index.js';
import { HourOffers, type OfferLetter } from '../../waiting-list/index.js';
import { minutesToPay, type OfferFacts, offerLetter } from '../domain/offer-letter.js';
import { LetterBox } from './letter-box.js';

/** Writes to a player on the waiting list which hour is offered, unless the offer has ended. */
@Injectable()
export class SendOfferLetter {
  constructor(
    private readonly offers: HourOffers,
    private readonly quotes: QuoteBooking,
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
    const terms = await this.termsOf(offer);
    await this.letters.post({
      key: `offer:${offerId}`,
      to,
      name,
      letter: offerLetter({ ...facts, ...terms, venue: venue.name, court, hours }),
    });
  }

  /** The terms of a booking at this moment. The player takes the hour some minutes later. */
  private async termsOf({
    court,
    date,
    timeSlot,
    playerId,
    ...play
  }: OfferLetter): Promise<Pick<OfferFacts, 'minutesToPay' | 'savedCard'>> {
    const slot = { date, minute: parseTimeSlot(timeSlot) ?? 0 };
    const quote = await this.quotes.execute({ ...play, courtId: court.id, slot, playerId });
    return { savedCard: quote.savedCard, minutesToPay: minutesToPay(quote) };
  }
}
