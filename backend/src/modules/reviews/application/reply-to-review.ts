import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId } from '../../../kernel/domain/ids.js';
import { ReviewNotFound } from '../domain/review-errors.js';
import { tidyText } from '../domain/review-text.js';
import { ReviewQueries, type VenueReviewView } from './review-queries.js';
import { ReviewRepository } from './review-repository.js';

/** Lets a venue reply to a review in public. */
@Injectable()
export class ReplyToReview {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly views: ReviewQueries,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the reply, or removes it if nothing of the text can be read. Returns the review.
   * @throws ReviewNotFound
   */
  execute(command: { reviewId: string; adminId: AdminId; text: string | null }): Promise<VenueReviewView> {
    const { reviewId, adminId } = command;
    const text = tidyText(command.text);
    return this.unitOfWork.run(async () => {
      const reply = text === null ? null : { text, at: this.clock.now() };
      if (!(await this.reviews.reply(reviewId, reply))) throw new ReviewNotFound();
      const view = await this.views.one(reviewId);
      const { id, name } = view.venue;
      const action = reply === null ? 'review.reply_removed' : 'review.replied';
      // The log never changes, and a reply may name the player: so the log does not contain it.
      await this.audit.record({ adminId, action, subject: { type: 'venue', id, label: name } });
      return view;
    });
  }
}
