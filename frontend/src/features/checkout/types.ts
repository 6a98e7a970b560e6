import type { components } from '../../shared/api/schema';

export type Booking = components['schemas']['BookingBody'];
export type RefundTerm = components['schemas']['RefundTermBody'];
