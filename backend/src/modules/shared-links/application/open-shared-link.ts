import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { AlreadyPaid, WrongPlaces } from '../domain/share-errors.js';
import { SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinks } from './shared-links.js';

/** Opens the one link of a booking; asking again answers the same one. */
@Injectable()
export class OpenSharedLink {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinks,
    private readonly tokens: ShareTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws BookingNotFound, BookingNotActive, AlreadyPaid, ShareTooSmall, WrongPlaces */
  execute(wish: { bookingId: string; playerId: string; places: number | undefined }): Promise<SharedLink> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lockOwn(wish.bookingId, wish.playerId);
      const places = booking.gameType === 'singles' ? 2 : 4;
      if (wish.places !== undefined && wish.places !== places) throw new WrongPlaces(places);
      const known = await this.links.ofBooking(booking.id);
      if (known) return known;
      const now = this.clock.now();
      if (booking.status !== 'active' || booking.paymentDueAt <= now) throw new BookingNotActive();
      if (booking.missingCents < booking.totalCents || booking.totalCents === 0) throw new AlreadyPaid();
      const link = SharedLink.open({
        id: this.tokens.newLinkId(),
        bookingId: booking.id,
        total: booking.totalCents,
        places,
        expiresAt: booking.paymentDueAt,
        now,
      });
      await this.links.add(link);
      return link;
    });
  }
}
