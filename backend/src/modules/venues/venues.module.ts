import { Module } from '@nestjs/common';
import { VenuesController } from './adapters/http/venues.controller.js';
import { PostgresVenueQueries } from './adapters/persistence/postgres-venue-queries.js';
import { VenueQueries } from './application/venue-queries.js';

@Module({
  controllers: [VenuesController],
  providers: [{ provide: VenueQueries, useClass: PostgresVenueQueries }],
  exports: [VenueQueries],
})
export class VenuesModule {}
