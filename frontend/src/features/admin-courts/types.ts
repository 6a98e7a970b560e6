import type { components } from '../../shared/api/schema';

export type Venue = components['schemas']['VenueBody'];
/** A venue with what it says about itself. */
export type VenueDetail = components['schemas']['VenueDetailBody'];
/** The fields that an admin enters to create or change a venue. */
export type VenueDetails = components['schemas']['NewVenueBody'];
/** The same for a venue that exists, with the number of bookings the admin agreed to move. */
export type ChangedVenue = components['schemas']['ChangedVenueBody'];
/** The bookings that a corrected time zone moves. */
export type MovedBookings = components['schemas']['MovedBookingsBody'];
export type MovedBooking = components['schemas']['MovedBookingBody'];
export type Court = components['schemas']['CourtBody'];
/** The fields that an admin enters to create or change a court. */
export type CourtDetails = components['schemas']['CourtDetailsBody'];
/** The effect of a deletion: how many bookings are cancelled and how much is refunded. */
export type Removal = components['schemas']['RemovalBody'];
