import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { SearchController } from './adapters/http/search.controller.js';
import { PostgresVenueFinder } from './adapters/persistence/postgres-venue-finder.js';
import { SearchVenueSchema } from './adapters/persistence/search-venues.schema.js';
import { SearchHours } from './application/search-hours.js';
import { VenueFinder } from './application/venue-finder.js';

/** Finds free hours at all venues (docs/adr/0062). */
@Module({
  imports: [TypeOrmModule.forFeature([SearchVenueSchema]), VenuesModule],
  controllers: [SearchController],
  providers: [SearchHours, { provide: VenueFinder, useClass: PostgresVenueFinder }],
})
export class SearchModule {}
