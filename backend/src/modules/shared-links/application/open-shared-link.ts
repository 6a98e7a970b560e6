import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { playersOf } from '../../../kernel/domain/games.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { AlreadyPaid, SharingByTransfer, WrongPlaces } from '../domain/share-errors.js';
import { SharedLink } from '../domain/shared-link.js';
import { ShareTokens } from './share-tokens.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/**
 * Creates the payment link of a booking, or returns the existing one. In both cases the organiser
 * may say with which name it invites.
 */
@Injectable()
export class OpenSharedLink {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinkRepository,
    private readonly tokens: ShareTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws BookingNotFound, BookingNotActive, AlreadyPaid, SharingByTransfer, ShareTooSmall,
   *   WrongPlaces
   */
  execute(command: {
    bookingId: BookingId;
    playerId: PlayerId;
    /** Has to match the game type if it is given. */
    places: number | undefined;
    /** With which name the organiser invites. Null: without one. Undefined: as before. */
    organiserName?: string | null | undefined;
  }): Promise<SharedLink> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lockOwn(command.bookingId, command.playerId);
      const places = playersOf(booking.gameType);
      if (command.places !== undefined && command.places !== places) throw new WrongPlaces(places);
      const existing = await this.links.ofBooking(booking.id);
      const { organiserName } = command;
      if (existing) {
        if (organiserName === undefined || organiserName === existing.organiserName) return existing;
        existing.inviteAs(organiserName);
        await this.links.save(existing);
        return existing;
      }
      const now = this.clock.now();
      if (booking.status !== 'active' || booking.paymentDueAt <= now) throw new BookingNotActive();
      if (booking.byTransfer) throw new SharingByTransfer();
      if (booking.missingCents < booking.totalCents || booking.totalCents === 0) throw new AlreadyPaid();
      const link = SharedLink.open({
        id: this.tokens.newLinkId(),
        bookingId: booking.id,
        total: booking.totalCents,
        places,
        expiresAt: booking.paymentDueAt,
        now,
      });
      link.inviteAs(organiserName ?? null);
      await this.links.add(link);
      return link;
    });
  }
}
