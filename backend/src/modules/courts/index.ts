export { ArchiveCourts } from './application/archive-courts.js';
export { type BookableCourt, CourtsFacade } from './application/courts-facade.js';
export { ImageStore } from './application/image-store.js';
export { ObjectStore } from './application/object-store.js';
