import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { HmacShareTokens } from './adapters/crypto/hmac-share-tokens.js';
import { SharedLinksController } from './adapters/http/shared-links.controller.js';
import { PostgresSharedLinkRepository } from './adapters/persistence/postgres-shared-link-repository.js';
import { ShareSchema } from './adapters/persistence/share.schema.js';
import { ShareRecords } from './adapters/persistence/share-records.js';
import { SharedLinkSchema } from './adapters/persistence/shared-link.schema.js';
import { OpenSharedLink } from './application/open-shared-link.js';
import { ShareTokens } from './application/share-tokens.js';
import { SharedLinkViews } from './application/shared-link-views.js';
import { SharedLinkRepository } from './application/shared-link-repository.js';
import { SharedLinksFacade } from './application/shared-links-facade.js';

@Module({
  imports: [TypeOrmModule.forFeature([SharedLinkSchema, ShareSchema]), BookingsModule],
  controllers: [SharedLinksController],
  providers: [
    OpenSharedLink,
    SharedLinkViews,
    SharedLinksFacade,
    ShareRecords,
    { provide: ShareTokens, useClass: HmacShareTokens },
    { provide: SharedLinkRepository, useClass: PostgresSharedLinkRepository },
  ],
  exports: [SharedLinksFacade],
})
export class SharedLinksModule {}
