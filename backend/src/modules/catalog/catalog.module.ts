import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { CourtImagesModule } from '../courts/court-images.module.js';
import { SearchModule } from '../search/search.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { EditVenuesController } from './adapters/http/edit-venues.controller.js';
import { VenueRulesController } from './adapters/http/venue-rules.controller.js';
import { VenuesController } from './adapters/http/venues.controller.js';
import { PostgresCatalogQueries } from './adapters/persistence/postgres-catalog-queries.js';
import { CatalogQueries } from './application/catalog-queries.js';
import { ShowHome } from './application/show-home.js';

/**
 * The HTTP calls for venues. Their responses combine venues with figures of courts, so they stand
 * above both modules. Owns no table.
 */
@Module({
  imports: [VenuesModule, CourtsModule, BookingsModule, CourtImagesModule, SearchModule],
  controllers: [VenuesController, EditVenuesController, VenueRulesController],
  providers: [ShowHome, { provide: CatalogQueries, useClass: PostgresCatalogQueries }],
})
export class CatalogModule {}
