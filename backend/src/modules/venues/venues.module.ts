import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { EditVenuesController } from './adapters/http/edit-venues.controller.js';
import { VenuesController } from './adapters/http/venues.controller.js';
import { PostgresVenueQueries } from './adapters/persistence/postgres-venue-queries.js';
import { PostgresVenueStore } from './adapters/persistence/postgres-venue-store.js';
import { EditVenues } from './application/edit-venues.js';
import { VenueQueries } from './application/venue-queries.js';
import { VenueRules } from './application/venue-rules.js';
import { VenueStore } from './application/venue-store.js';
import { VenuesFacade } from './application/venues-facade.js';

@Module({
  controllers: [VenuesController, EditVenuesController],
  providers: [
    EditVenues,
    VenuesFacade,
    { provide: VenueQueries, useClass: PostgresVenueQueries },
    { provide: VenueStore, useClass: PostgresVenueStore },
    {
      provide: VenueRules,
      inject: [Config],
      useFactory: ({ defaultTimeZone }: Config): VenueRules => ({ defaultTimeZone }),
    },
  ],
  exports: [VenueQueries, VenuesFacade],
})
export class VenuesModule {}
