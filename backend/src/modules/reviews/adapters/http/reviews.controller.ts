import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { ReviewQueries } from '../../application/review-queries.js';
import { WriteReview } from '../../application/write-review.js';
import { ReviewNotFound } from '../../domain/review-errors.js';
import { OwnReviewBody, ReviewPageBody, ReviewsQuery, WriteReviewBody } from './review.dto.js';

/** Takes the reviews of players after a game, and shows them. */
@ApiTags('reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly writeReview: WriteReview,
    private readonly reviews: ReviewQueries,
  ) {}

  @Post('reviews')
  @ApiOperation({ summary: 'Reviews the venue of a played and paid booking, or changes that review' })
  @ApiCreatedResponse({ type: OwnReviewBody })
  @ApiOkResponse({ type: OwnReviewBody, description: 'the booking had a review, which has changed' })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`not_played_yet`, `not_played`, `not_paid`, `review_closed`',
  })
  async write(
    @Body() { bookingId, stars, text }: WriteReviewBody,
    @KnownPlayer() playerId: PlayerId | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnReviewBody> {
    const command = { bookingId, playerId, stars, text: text ?? null };
    if ((await this.writeReview.execute(command)) === 'changed') response.status(200);
    const own = await this.own(playerId);
    const written = own.find((review) => review.bookingId === command.bookingId);
    if (!written) throw new ReviewNotFound();
    return written;
  }

  @Get('reviews')
  @ApiOperation({ summary: 'The played and paid bookings of the caller, each with its review' })
  @ApiOkResponse({ type: [OwnReviewBody], description: 'latest game first' })
  async own(@KnownPlayer() playerId: PlayerId | null): Promise<OwnReviewBody[]> {
    return playerId === null ? [] : this.reviews.ofPlayer(playerId);
  }

  @Get('venues/:venueId/reviews')
  @ApiOperation({ summary: 'A page of the reviews of a venue, newest first' })
  @ApiOkResponse({ type: ReviewPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  ofVenue(@IdParam('venueId') venueId: VenueId, @Query() { cursor }: ReviewsQuery): Promise<ReviewPageBody> {
    return this.reviews.ofVenue(venueId, cursor ?? null);
  }
}
