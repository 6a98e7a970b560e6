import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { HmacOfferTokens } from './adapters/crypto/hmac-offer-tokens.js';
import { OffersController } from './adapters/http/offers.controller.js';
import { WaitingListController } from './adapters/http/waiting-list.controller.js';
import { WaitingJobs } from './adapters/jobs/waiting-jobs.js';
import { PostgresWaitingQueries } from './adapters/persistence/postgres-waiting-queries.js';
import { PostgresWaitingRepository } from './adapters/persistence/postgres-waiting-repository.js';
import { HourOfferSchema, WaitingEntrySchema } from './adapters/persistence/waiting.schema.js';
import { WaitingPurge } from './adapters/persistence/waiting-purge.js';
import { WaitingRecords } from './adapters/persistence/waiting-records.js';
import { AcceptOffer } from './application/accept-offer.js';
import { HoursForTheLine } from './application/hours-for-the-line.js';
import { HourOffers } from './application/hour-offers.js';
import { JoinWaitingList } from './application/join-waiting-list.js';
import { KeepFreedHours } from './application/keep-freed-hours.js';
import { KeepOpenedHours } from './application/keep-opened-hours.js';
import { KeepRest } from './application/keep-rest.js';
import { LeaveWaitingList } from './application/leave-waiting-list.js';
import { OfferHour } from './application/offer-hour.js';
import { OfferTokens } from './application/offer-tokens.js';
import { PassOffer } from './application/pass-offer.js';
import { SweepOffers } from './application/sweep-offers.js';
import { WaitingQueries } from './application/waiting-queries.js';
import { WaitingRepository } from './application/waiting-repository.js';
import { WaitingViews } from './application/waiting-views.js';
import { YieldToBlock } from './application/yield-to-block.js';

/** The waiting list, and the hours that are offered to those who wait (docs/adr/0064). */
@Module({
  imports: [
    TypeOrmModule.forFeature([WaitingEntrySchema, HourOfferSchema]),
    VenuesModule,
    CourtsModule,
    CustomersModule,
    BookingsModule,
  ],
  controllers: [WaitingListController, OffersController],
  providers: [
    KeepFreedHours,
    KeepOpenedHours,
    KeepRest,
    OfferHour,
    PassOffer,
    AcceptOffer,
    JoinWaitingList,
    LeaveWaitingList,
    SweepOffers,
    YieldToBlock,
    WaitingViews,
    HourOffers,
    WaitingJobs,
    HoursForTheLine,
    WaitingRecords,
    WaitingPurge,
    { provide: OfferTokens, useClass: HmacOfferTokens },
    { provide: WaitingRepository, useClass: PostgresWaitingRepository },
    { provide: WaitingQueries, useClass: PostgresWaitingQueries },
  ],
  exports: [AcceptOffer, HourOffers],
})
export class WaitingListModule {}
