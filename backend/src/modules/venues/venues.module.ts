import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { TimeZonesController } from './adapters/http/time-zones.controller.js';
import { PostgresRulesRepository } from './adapters/persistence/postgres-rules-repository.js';
import { PostgresTimeZoneQueries } from './adapters/persistence/postgres-time-zone-queries.js';
import { PostgresVenueRepository } from './adapters/persistence/postgres-venue-repository.js';
import { VenueSchema } from './adapters/persistence/venue.schema.js';
import { EditRules } from './application/edit-rules.js';
import { EditVenues } from './application/edit-venues.js';
import { Openings } from './application/openings.js';
import { RulesRepository } from './application/rules-repository.js';
import { TimeZoneQueries } from './application/time-zone-queries.js';
import { VenueRepository } from './application/venue-repository.js';
import { VenueSettings } from './application/venue-settings.js';
import { VenuesFacade } from './application/venues-facade.js';

/** Venues and their time zones. Its use cases are called through the module `catalog`. */
@Module({
  imports: [TypeOrmModule.forFeature([VenueSchema])],
  controllers: [TimeZonesController],
  providers: [
    EditVenues,
    EditRules,
    Openings,
    VenuesFacade,
    { provide: TimeZoneQueries, useClass: PostgresTimeZoneQueries },
    { provide: RulesRepository, useClass: PostgresRulesRepository },
    { provide: VenueRepository, useClass: PostgresVenueRepository },
    {
      provide: VenueSettings,
      inject: [Config],
      useFactory: (config: Config): VenueSettings => ({
        defaultTimeZone: config.defaultTimeZone,
        defaultCountry: config.defaultCountry,
        defaults: { windowDays: config.bookingWindowDays, graceSeconds: config.paymentGraceSeconds },
      }),
    },
  ],
  exports: [EditVenues, EditRules, Openings, VenuesFacade],
})
export class VenuesModule {}
