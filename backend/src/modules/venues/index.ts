export { VenueQueries, type VenueView } from './application/venue-queries.js';
export { VenuesModule } from './venues.module.js';
