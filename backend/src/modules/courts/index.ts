export { ArchiveCourts } from './application/archive-courts.js';
export type { BookableCourt } from './application/court-queries.js';
export { CourtsFacade } from './application/courts-facade.js';
export { ImageStore } from './application/images/image-store.js';
export { ObjectStore } from './application/images/object-store.js';
export { CourtNotFound } from './domain/court-errors.js';
