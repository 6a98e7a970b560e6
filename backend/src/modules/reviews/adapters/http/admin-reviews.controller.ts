import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { AdminOnly, anywhere, inPath, PermittedVenues } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import type { VenueScope } from '../../../roles/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import { ReplyToReview } from '../../application/reply-to-review.js';
import { ReviewQueries } from '../../application/review-queries.js';
import { ReplyBody, VenueReviewBody, VenueReviewPageBody, VenueReviewsFilter } from './review.dto.js';

/** The reviews of the venues of an admin, and what the venue replies. */
@ApiTags('reviews')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/reviews')
export class AdminReviewsController {
  constructor(
    private readonly replyToReview: ReplyToReview,
    private readonly reviews: ReviewQueries,
    private readonly venues: VenuesFacade,
  ) {}

  @Get()
  @AdminOnly(anywhere('venue.edit'))
  @ApiOperation({ summary: 'A page of the reviews of the venues of the admin, newest first' })
  @ApiOkResponse({ type: VenueReviewPageBody })
  async page(
    @Query() { cursor, venueId, unanswered }: VenueReviewsFilter,
    @PermittedVenues() scope: VenueScope,
  ): Promise<VenueReviewPageBody> {
    if (venueId !== undefined) await this.venues.one(venueId);
    return this.reviews.ofVenues({
      scope,
      venueId: venueId ?? null,
      unanswered: unanswered === 'true',
      after: cursor ?? null,
    });
  }

  @Put(':reviewId/reply')
  @AdminOnly(inPath('venue.edit', 'reviewId', ReviewQueries))
  @ApiOperation({ summary: 'Replies to a review in public, changes the reply or removes it' })
  @ApiOkResponse({ type: VenueReviewBody })
  reply(
    @IdParam('reviewId') reviewId: string,
    @Body() { text }: ReplyBody,
    @SignedInAdmin() { id: adminId }: AdminIdentity,
  ): Promise<VenueReviewBody> {
    return this.replyToReview.execute({ reviewId, adminId, text });
  }
}
