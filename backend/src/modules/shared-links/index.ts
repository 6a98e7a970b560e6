export { SharedLinksFacade } from './application/shared-links-facade.js';
export { LinkExpired, RestBeingPaid, ShareBeingPaid } from './domain/share-errors.js';
