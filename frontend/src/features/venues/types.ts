import type { components } from '../../shared/api/schema';

export type Venue = components['schemas']['VenueBody'];
export type Court = components['schemas']['CourtBody'];
