import type { components } from '../../shared/api/schema';

/** A venue. A list has nothing of what it says about itself. */
export type Venue = components['schemas']['VenueDetailBody'] &
  Partial<Pick<components['schemas']['HomeVenueBody'], 'isFavourite' | 'next'>>;
export type Court = components['schemas']['CourtBody'];
