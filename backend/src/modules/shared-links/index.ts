export {
  OPEN_GAMES_TOPIC,
  type OpenGameFilter,
  type OpenGamePosition,
  OpenGameQueries,
  type OpenGameView,
} from './application/open-game-queries.js';
export { SharedLinksFacade } from './application/shared-links-facade.js';
export type { LinkAccess } from './domain/public-places.js';
export { LinkExpired, RestBeingPaid, ShareBeingPaid } from './domain/share-errors.js';
export { MAX_PLACE_NAME_LENGTH, placeName } from './domain/place-name.js';
