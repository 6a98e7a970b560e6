import type { components } from '../../shared/api/schema';

export type Venue = components['schemas']['VenueBody'];
/** What an admin enters to create or change a venue. */
export type VenueDetails = components['schemas']['VenueDetailsBody'];
export type Court = components['schemas']['CourtBody'];
/** What an admin enters to create or change a court. */
export type CourtDetails = components['schemas']['CourtDetailsBody'];
/** The effect of a deletion: how many bookings are cancelled and how much is refunded. */
export type Removal = components['schemas']['RemovalBody'];
