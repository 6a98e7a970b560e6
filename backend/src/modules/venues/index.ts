export { EditVenues, type VenueDetails } from './application/edit-venues.js';
export { VenuesFacade } from './application/venues-facade.js';
export { isImageAddress, isTimeZone } from './domain/venue.js';
export { VenueNotFound } from './domain/venue-errors.js';
