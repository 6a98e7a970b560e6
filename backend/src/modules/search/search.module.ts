import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { OpenGamesSearchController } from './adapters/http/open-games-search.controller.js';
import { SearchController } from './adapters/http/search.controller.js';
import { PostgresVenueFinder } from './adapters/persistence/postgres-venue-finder.js';
import { FirstOffers } from './application/first-offers.js';
import { SearchHours } from './application/search-hours.js';
import { SearchOpenGames } from './application/search-open-games.js';
import { VenueFinder } from './application/venue-finder.js';

/** Finds free hours (docs/adr/0062) and open games (docs/adr/0067) at all venues. */
@Module({
  imports: [CustomersModule, VenuesModule, SharedLinksModule],
  controllers: [SearchController, OpenGamesSearchController],
  providers: [
    SearchHours,
    SearchOpenGames,
    FirstOffers,
    { provide: VenueFinder, useClass: PostgresVenueFinder },
  ],
  exports: [FirstOffers],
})
export class SearchModule {}
