export {
  accessTo,
  type AdminRights,
  CAPABILITIES,
  type Capability,
  isWithin,
  type Role,
  ROLES,
  venueFilterOf,
  type VenueRole,
  type VenueScope,
  venuesWith,
} from './domain/roles.js';
