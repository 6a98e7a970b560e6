export { VenueQueries, type VenueView } from './application/venue-queries.js';
export { VenuesFacade } from './application/venues-facade.js';
export type { Venue } from './domain/venue.js';
export { VenueNotFound } from './domain/venue-errors.js';
