export { VenueQueries, type VenueView } from './application/venue-queries.js';
export { VenuesFacade } from './application/venues-facade.js';
export { VenuesModule } from './venues.module.js';
