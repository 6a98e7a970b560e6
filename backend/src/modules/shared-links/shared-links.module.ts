import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { HmacShareTokens } from './adapters/crypto/hmac-share-tokens.js';
import { SharedLinksController } from './adapters/http/shared-links.controller.js';
import { PostgresSharedLinks } from './adapters/persistence/postgres-shared-links.js';
import { OpenSharedLink } from './application/open-shared-link.js';
import { ShareTokens } from './application/share-tokens.js';
import { SharedLinkViews } from './application/shared-link-views.js';
import { SharedLinks } from './application/shared-links.js';
import { SharedLinksFacade } from './application/shared-links-facade.js';

@Module({
  imports: [BookingsModule],
  controllers: [SharedLinksController],
  providers: [
    OpenSharedLink,
    SharedLinkViews,
    SharedLinksFacade,
    { provide: ShareTokens, useClass: HmacShareTokens },
    { provide: SharedLinks, useClass: PostgresSharedLinks },
  ],
  exports: [SharedLinksFacade],
})
export class SharedLinksModule {}
