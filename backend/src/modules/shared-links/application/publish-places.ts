import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { LinkExpired, LinkNotFound } from '../domain/share-errors.js';
import type { SharedLink } from '../domain/shared-link.js';
import { OpenSharedLink } from './open-shared-link.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/** Lets anyone take free places of a booking by paying them, or closes them again ("falta uno"). */
@Injectable()
export class PublishPlaces {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinkRepository,
    private readonly openLink: OpenSharedLink,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets how many places are open to anyone; all that are free if there are fewer. A booking that
   * is not shared yet gets its payment link, unless there is nothing to open.
   * @throws BookingNotFound, BookingNotActive, AlreadyPaid, ShareTooSmall, LinkNotFound,
   *   LinkComplete, LinkExpired
   */
  execute(command: { bookingId: BookingId; playerId: PlayerId; places: number }): Promise<SharedLink> {
    const { bookingId, playerId, places } = command;
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lockOwn(bookingId, playerId);
      if (places > 0 && booking.status !== 'active') throw new BookingNotActive();
      // Friends may pay longer (docs/adr/0102), but no stranger joins a game that has begun.
      if (places > 0 && booking.startsAt <= this.clock.now()) throw new LinkExpired();
      const link =
        places > 0
          ? await this.openLink.execute({ bookingId, playerId, places: undefined })
          : await this.links.ofBooking(bookingId);
      if (!link) throw new LinkNotFound();
      link.publish(places, this.clock.now());
      await this.links.save(link);
      return link;
    });
  }
}
