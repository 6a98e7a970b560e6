import type { components } from '../../shared/api/schema';

export type Venue = components['schemas']['VenueBody'];
export type SaveVenueCommand = components['schemas']['VenueDetailsBody'];
export type Court = components['schemas']['CourtBody'];
export type SaveCourtCommand = components['schemas']['CourtDetailsBody'];
/** What deleting does to players: bookings that are cancelled, and what goes back. */
export type Removal = components['schemas']['RemovalBody'];
