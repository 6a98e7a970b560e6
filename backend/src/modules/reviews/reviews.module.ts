import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { AdminReviewsController } from './adapters/http/admin-reviews.controller.js';
import { ReviewsController } from './adapters/http/reviews.controller.js';
import { PostgresReviewQueries } from './adapters/persistence/postgres-review-queries.js';
import { PostgresReviewRepository } from './adapters/persistence/postgres-review-repository.js';
import { ReviewSchema } from './adapters/persistence/review.schema.js';
import { ReplyToReview } from './application/reply-to-review.js';
import { ReviewQueries } from './application/review-queries.js';
import { ReviewRecords } from './application/review-records.js';
import { ReviewRepository } from './application/review-repository.js';
import { WriteReview } from './application/write-review.js';

/** The reviews of players after a game, and the replies of the venues (docs/adr/0066). */
@Module({
  imports: [TypeOrmModule.forFeature([ReviewSchema]), BookingsModule, VenuesModule],
  controllers: [ReviewsController, AdminReviewsController],
  providers: [
    WriteReview,
    ReplyToReview,
    ReviewRecords,
    { provide: ReviewQueries, useClass: PostgresReviewQueries },
    { provide: ReviewRepository, useClass: PostgresReviewRepository },
  ],
})
export class ReviewsModule {}
