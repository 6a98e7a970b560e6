import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { TimeZonesController } from './adapters/http/time-zones.controller.js';
import { PostgresTimeZoneQueries } from './adapters/persistence/postgres-time-zone-queries.js';
import { PostgresVenueRepository } from './adapters/persistence/postgres-venue-repository.js';
import { ReviewSchema } from './adapters/persistence/review.schema.js';
import { VenueSchema } from './adapters/persistence/venue.schema.js';
import { EditVenues } from './application/edit-venues.js';
import { TimeZoneQueries } from './application/time-zone-queries.js';
import { VenueRepository } from './application/venue-repository.js';
import { VenueRules } from './application/venue-rules.js';
import { VenuesFacade } from './application/venues-facade.js';

/** Venues and their time zones. Its use cases are called through the module `catalog`. */
@Module({
  imports: [TypeOrmModule.forFeature([VenueSchema, ReviewSchema])],
  controllers: [TimeZonesController],
  providers: [
    EditVenues,
    VenuesFacade,
    { provide: TimeZoneQueries, useClass: PostgresTimeZoneQueries },
    { provide: VenueRepository, useClass: PostgresVenueRepository },
    {
      provide: VenueRules,
      inject: [Config],
      useFactory: ({ defaultTimeZone, defaultCountry }: Config): VenueRules => ({
        defaultTimeZone,
        defaultCountry,
      }),
    },
  ],
  exports: [EditVenues, VenuesFacade],
})
export class VenuesModule {}
