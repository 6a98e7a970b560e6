import type { components } from '../../shared/api/schema';

export type DiscountCode = components['schemas']['AdminDiscountBody'];
export type NewDiscountCode = components['schemas']['CreateDiscountBody'];
export type DiscountChange = components['schemas']['UpdateDiscountBody'];
