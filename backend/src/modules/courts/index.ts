export { ArchiveCourts } from './application/archive-courts.js';
export type { BookableCourt } from './application/court-queries.js';
export { CourtsFacade } from './application/courts-facade.js';
export { CleanImages } from './application/images/clean-images.js';
export {
  ImageStore,
  type Rendition,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
} from './application/images/image-store.js';
export { ObjectStore } from './application/images/object-store.js';
export { type Surface, SURFACES } from './domain/court.js';
export { CourtNotFound } from './domain/court-errors.js';
