import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { BookingNotFound, BookingsFacade, statusAt } from '../../bookings/index.js';
import { assertReviewable, edited, type Review } from '../domain/review.js';
import { tidyText } from '../domain/review-text.js';
import { ReviewRepository } from './review-repository.js';

/** Stores what the organiser of a booking thinks of the venue, or changes it. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly reviews: ReviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns whether the review is new. The lock of the booking lets two requests at once, and a
   * guest who is joining an account, wait for each other.
   * @throws BookingNotFound, NotPlayedYet, NotPlayed, NotPaid, ReviewClosed
   */
  execute(command: {
    bookingId: BookingId;
    playerId: PlayerId | null;
    stars: number;
    text: string | null;
  }): Promise<'added' | 'changed'> {
    const { bookingId, playerId, stars } = command;
    if (playerId === null) throw new BookingNotFound();
    const written: Pick<Review, 'stars' | 'text'> = { stars, text: tidyText(command.text) };
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lockOwn(bookingId, playerId);
      const now = this.clock.now();
      const present = await this.reviews.ofBooking(bookingId);
      if (present) {
        const changed = edited(present, written, now);
        if (changed !== present) await this.reviews.save(changed);
        return 'changed';
      }
      assertReviewable({ status: statusAt(booking, now), isPaid: booking.missingCents <= 0 });
      const { venueId } = booking;
      const id = this.ids.next();
      await this.reviews.add({ id, bookingId, venueId, ...written, createdAt: now, editedAt: null });
      return 'added';
    });
  }
}
