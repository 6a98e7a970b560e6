import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { HmacShareTokens } from './adapters/crypto/hmac-share-tokens.js';
import { OpenGamesController } from './adapters/http/open-games.controller.js';
import { SharedLinksController } from './adapters/http/shared-links.controller.js';
import { SharedLinkJobs } from './adapters/jobs/shared-link-jobs.js';
import { PostgresOpenGameQueries } from './adapters/persistence/postgres-open-game-queries.js';
import { PostgresSharedLinkRepository } from './adapters/persistence/postgres-shared-link-repository.js';
import { ShareSchema } from './adapters/persistence/share.schema.js';
import { ShareRecords } from './adapters/persistence/share-records.js';
import { SharedLinkSchema } from './adapters/persistence/shared-link.schema.js';
import { FollowDeadline } from './application/follow-deadline.js';
import { OpenGameQueries } from './application/open-game-queries.js';
import { OpenSharedLink } from './application/open-shared-link.js';
import { PublishPlaces } from './application/publish-places.js';
import { ShareTokens } from './application/share-tokens.js';
import { SharedLinkViews } from './application/shared-link-views.js';
import { SharedLinkRepository } from './application/shared-link-repository.js';
import { SharedLinksFacade } from './application/shared-links-facade.js';

@Module({
  imports: [TypeOrmModule.forFeature([SharedLinkSchema, ShareSchema]), BookingsModule, VenuesModule],
  controllers: [SharedLinksController, OpenGamesController],
  providers: [
    OpenSharedLink,
    PublishPlaces,
    FollowDeadline,
    SharedLinkJobs,
    SharedLinkViews,
    SharedLinksFacade,
    ShareRecords,
    { provide: ShareTokens, useClass: HmacShareTokens },
    { provide: OpenGameQueries, useClass: PostgresOpenGameQueries },
    { provide: SharedLinkRepository, useClass: PostgresSharedLinkRepository },
  ],
  exports: [SharedLinksFacade, OpenGameQueries],
})
export class SharedLinksModule {}
