import type { components } from '../../shared/api/schema';

export type StaffMember = components['schemas']['StaffMemberBody'];
export type Role = components['schemas']['Role'];
export type OwnVenue = components['schemas']['OwnVenueBody'];
export type NewMember = components['schemas']['NewStaffBody'];
