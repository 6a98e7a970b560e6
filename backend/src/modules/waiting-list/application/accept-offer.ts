import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { PlaceBooking } from '../../bookings/index.js';
import { accepted, assertOpen } from '../domain/hour-offer.js';
import { OfferNotFound } from '../domain/waiting-errors.js';
import { OfferTokens } from './offer-tokens.js';
import { WaitingRepository } from './waiting-repository.js';

/** Books an offered hour for the player to whom it is offered. */
@Injectable()
export class AcceptOffer {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly tokens: OfferTokens,
    private readonly placeBooking: PlaceBooking,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the id of the booking, also if the offer was accepted before. The booking belongs to
   * the player who waited, even if another person sends the token. Price and terms are the present
   * ones.
   * @param address as in `PlaceBooking`
   * @param expectedCents the price that the player has seen; another one is refused
   * @throws OfferNotFound, OfferExpired, and what `PlaceBooking` throws
   */
  async execute(token: string, address: string | null, expectedCents?: number): Promise<BookingId> {
    const offerId = this.tokens.offerIdOf(token);
    const known = offerId === null ? null : await this.waiting.findOffer(offerId);
    if (!known?.entryId) throw new OfferNotFound();
    return this.unitOfWork.run(async () => {
      await this.waiting.lockLine(known.venueId, known.date);
      const offer = await this.waiting.lockOffer(known.id);
      const entry = offer?.entryId ? await this.waiting.lockEntry(offer.entryId) : null;
      if (!offer || !entry) throw new OfferNotFound();
      if (offer.bookingId !== null) return offer.bookingId;
      assertOpen(offer, this.clock.now());
      const { date, minute } = offer;
      const bookingId = await this.placeBooking.execute({
        playerId: entry.playerId,
        courtId: offer.courtId,
        slot: { date, minute },
        durationMinutes: offer.length,
        gameType: entry.wish.gameType,
        address,
        holdId: offer.id,
        expectedCents,
      });
      await this.waiting.saveOffer(accepted(offer, bookingId, this.clock.now()));
      entry.serve();
      await this.waiting.saveEntry(entry);
      return bookingId;
    });
  }
}
