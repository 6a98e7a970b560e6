export { SharedLinksFacade } from './application/shared-links-facade.js';
export { LinkExpired, ShareBeingPaid } from './domain/share-errors.js';
