import type { components } from '../../shared/api/schema';

export type VenueReview = components['schemas']['VenueReviewBody'];
