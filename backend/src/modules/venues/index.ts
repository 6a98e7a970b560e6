export { EditRules, type VersionedRules } from './application/edit-rules.js';
export { EditVenues, type VenueDetails } from './application/edit-venues.js';
export { type Opening, type OpeningRules, Openings } from './application/openings.js';
export { VenuesFacade } from './application/venues-facade.js';
export {
  AMENITIES,
  type Amenity,
  type Coordinates,
  type FaceChange,
  filledIn,
  MAX_ADDRESS_LENGTH,
  MAX_ALT_LENGTH,
  MAX_HOUSE_RULES_LENGTH,
  MAX_PHOTOS,
  type Photo,
  photosOf,
  type VenueFace,
} from './domain/face.js';
export {
  type Category,
  type CategoryDocument,
  categoryDocumentOf,
  documentOf,
  isEverOffered,
  isOffered,
  lowestPriceOf,
  openingOf,
  openingRulesOf,
  openMinutesOf,
  PLAY_LENGTHS,
  type PricedCourt,
  priceOfPlay,
  type Pricing,
  type PricingCategory,
  pricingOf,
  publicRules,
  type PublicRules,
  RememberedRules,
  type RulesDocument,
  rulesFor,
  rulesWith,
  SPLIT_UNTIL,
  type SplitUntil,
  startsOf,
  tariffAt,
  type TransferRule,
  type VenueRules,
} from './domain/rules/index.js';
export { isImageAddress, isTimeZone } from './domain/venue.js';
export { VenueNotFound } from './domain/venue-errors.js';
