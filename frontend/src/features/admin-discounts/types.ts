import type { components } from '../../shared/api/schema';

export type DiscountCode = components['schemas']['AdminDiscountBody'];
export type DiscountDetails = components['schemas']['CreateDiscountBody'];
